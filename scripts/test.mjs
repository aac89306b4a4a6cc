import { availableParallelism, constants, setPriority } from 'node:os';
import process from 'node:process';
import { ensureBuilt } from './launcher/build.mjs';
import { isInterrupted, LauncherError } from './launcher/commands.mjs';
import { exclusively } from './launcher/exclusive.mjs';
import { handleSignals } from './launcher/handover.mjs';
import { ensureInstalled } from './launcher/installation.mjs';
import { runScript } from './launcher/main.mjs';
import { formatDuration } from './launcher/progress.mjs';
import { single, sum, verdict } from './launcher/results.mjs';

const NEWS_MS = 15_000;
const CORES = Math.min(2, availableParallelism());

/** Includes slow tests. */
const ALL = '--all';

/** Selects the parts, and the arguments for their tool: `npm test -- api accounts -t name`. */
function select(parts, [selection, ...extra], all) {
  if (selection === undefined) return { chosen: parts.filter(({ slow }) => !slow || all), extra };
  const wanted = selection.split(',');
  const chosen = parts.filter(({ name, group }) => wanted.includes(name) || wanted.includes(group));
  if (chosen.length > 0) return { chosen, extra };
  const names = [...new Set(parts.map(({ group }) => group)), ...parts.map(({ name }) => name)];
  throw new LauncherError(`There is no part ${selection}; there are: ${names.join(', ')}.`);
}

async function runPart(part, options) {
  const started = Date.now();
  let lastLine = '';
  const elapsed = () => formatDuration(Date.now() - started);
  console.log(`start  ${part.name}: ${part.what}`);
  const news = setInterval(
    () => console.log(`  ...  ${part.name}, ${elapsed()}: ${lastLine.slice(0, 100)}`),
    NEWS_MS,
  );
  let result;
  try {
    result = await part.run({ ...options, onLine: (line) => (lastLine = line.trim()) });
  } catch (error) {
    result = { ...single(false), output: error instanceof LauncherError ? error.message : error.stack };
  } finally {
    clearInterval(news);
  }
  if (isInterrupted()) return { part, result };
  if (result.failed > 0) {
    console.log(
      `${'-'.repeat(20)} ${part.name} says ${'-'.repeat(20)}\n${result.output.trim()}\n${'-'.repeat(50)}`,
    );
  }
  console.log(`${result.failed > 0 ? 'FAILED' : 'passed'} ${part.name} in ${elapsed()}: ${verdict(result)}`);
  return { part, result };
}

/** The build is a part of its own; parts that need it fail with it. */
const BUILD = {
  name: 'build',
  what: 'the server and the pages',
  cores: 1,
  needsBuild: false,
  async run() {
    await exclusively(() => ensureBuilt());
    return { ...single(true), output: '' };
  },
};

const NOT_BUILT = async () => ({ ...single(false), output: 'Not run, because the build failed.' });

/** Runs parts in order, as many at once as cores allow; some wait for the build. */
async function runParts(parts, options) {
  const running = new Set();
  const done = [];
  let free = CORES;
  let built = Promise.resolve(true);
  for (const part of parts) {
    const cores = Math.min(part.cores, CORES);
    while (free < cores) await Promise.race(running);
    const ready = part.needsBuild ? await built : true;
    if (isInterrupted()) break;
    free -= cores;
    const run = runPart(ready ? part : { ...part, run: NOT_BUILT }, options).then((outcome) => {
      done.push(outcome);
      free += cores;
      running.delete(run);
      return outcome.result.failed === 0;
    });
    running.add(run);
    if (part === BUILD) built = run;
  }
  await Promise.all(running);
  return done;
}

await runScript(async () => {
  const started = Date.now();
  handleSignals();
  // The priority of the product's processes for pictures and passwords, which tests of a higher one would starve.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await exclusively(ensureInstalled);
  // Some parts need installed packages, so they are imported after the installation.
  const { PARTS } = await import('./launcher/parts.mjs');
  const args = process.argv.slice(2);
  const all = args.includes(ALL);
  const { chosen, extra } = select(
    PARTS,
    args.filter((each) => each !== ALL),
    all,
  );
  // Named tests run even if they are slow.
  const includesSlow = all || extra.length > 0;
  const parts = chosen.some(({ needsBuild }) => needsBuild) ? [BUILD, ...chosen] : chosen;
  const outcomes = await runParts(parts, { extra, includesSlow });
  if (isInterrupted()) return undefined;
  const failed = outcomes.filter(({ result }) => result.failed > 0).map(({ part }) => part.name);
  const total = sum(outcomes.map(({ result }) => result));
  // Repeats the failures at the end.
  for (const { name, said } of total.failures) console.log(`\n${name}\n${said}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\nEverything took ${formatDuration(Date.now() - started)}.`);
  if (!includesSlow) console.log(`Slow tests were left out; \`npm test -- ${ALL}\` runs them, too.`);
  console.log(verdict(total));
  return total.failed > 0 ? 1 : 0;
});
