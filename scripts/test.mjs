import { availableParallelism } from 'node:os';
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
/** How many parts are worked on at once: a part that keeps two processors busy by itself has them alone. */
const CORES = Math.min(2, availableParallelism());

/** Which parts are run, and what is passed on to their tool: `npm test -- api accounts -t name`. */
function select(parts, [selection, ...extra]) {
  if (selection === undefined) return { chosen: parts, extra };
  const wanted = selection.split(',');
  const chosen = parts.filter(({ name, group }) => wanted.includes(name) || wanted.includes(group));
  if (chosen.length > 0) return { chosen, extra };
  const names = [...new Set(parts.map(({ group }) => group)), ...parts.map(({ name }) => name)];
  throw new LauncherError(`There is no part ${selection}; there are: ${names.join(', ')}.`);
}

async function runPart(part, extra) {
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
    result = await part.run({ extra, onLine: (line) => (lastLine = line.trim()) });
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

/** Runs the parts, as many at once as there are processors for, each beginning in its turn. */
async function runParts(parts, extra) {
  const running = new Set();
  const done = [];
  let free = CORES;
  for (const part of parts) {
    const cores = Math.min(part.cores, CORES);
    while (free < cores) await Promise.race(running);
    if (isInterrupted()) break;
    free -= cores;
    const run = runPart(part, extra).then((outcome) => {
      done.push(outcome);
      free += cores;
      running.delete(run);
    });
    running.add(run);
  }
  await Promise.all(running);
  return done;
}

/** The build is a check of its own: what needs it fails with it, and is not passed over. */
async function build(parts) {
  if (!parts.some(({ needsBuild }) => needsBuild)) return [];
  const part = {
    name: 'build',
    what: 'the server and the pages',
    async run() {
      await exclusively(() => ensureBuilt());
      return { ...single(true), output: '' };
    },
  };
  return [await runPart(part, [])];
}

await runScript(async () => {
  const started = Date.now();
  handleSignals();
  await exclusively(ensureInstalled);
  // Some parts are made of installed packages: they are known only now.
  const { PARTS } = await import('./launcher/parts.mjs');
  const { chosen, extra } = select(PARTS, process.argv.slice(2));
  const built = await build(chosen);
  const broken = built.some(({ result }) => result.failed > 0);
  const done = await runParts(
    chosen.map((part) =>
      broken && part.needsBuild
        ? { ...part, run: async () => ({ ...single(false), output: 'It cannot be run: the build failed.' }) }
        : part,
    ),
    extra,
  );
  if (isInterrupted()) return undefined;
  const outcomes = [...built, ...done];
  const failed = outcomes.filter(({ result }) => result.failed > 0).map(({ part }) => part.name);
  const total = sum(outcomes.map(({ result }) => result));
  // Said again at the end: of a long run that is what is left of its record.
  for (const { name, said } of total.failures) console.log(`\n${name}\n${said}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\nEverything took ${formatDuration(Date.now() - started)}.\n${verdict(total)}`);
  return total.failed > 0 ? 1 : 0;
});
