import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseBenchArguments } from './launcher/bench-arguments.mjs';
import { findBrowser } from './launcher/browser.mjs';
import { ensureBuilt } from './launcher/build.mjs';
import { exclusively } from './launcher/exclusive.mjs';
import { handleSignals, handOver } from './launcher/handover.mjs';
import { ensureInstalled } from './launcher/installation.mjs';
import { isInterrupted } from './launcher/commands.mjs';
import { findLighthouse } from './launcher/lighthouse.mjs';
import { runScript } from './launcher/main.mjs';
import { inProject } from './launcher/paths.mjs';
import { startProduct } from './launcher/product.mjs';

/** Benches of the server (`backend/bench/run.ts`). */
const SERVER_BENCHES = [
  ...['reads', 'scale', 'plans', 'sitemaps', 'start', 'mixed', 'visits', 'full'],
  ...['contents', 'items', 'providers', 'logins', 'slow', 'codes', 'uploads', 'bombs', 'memory'],
];

const program = (name) => inProject('backend', 'dist', 'bench', `${name}.js`);

/** Benches in a real browser against the product: `paint`, `favorites` or `markdown`. */
async function benchInBrowser(name, run) {
  const browser = await findBrowser((line) => console.log(line));
  const product = await startProduct();
  try {
    const config = inProject('frontend', 'bench', 'playwright.config.ts');
    return await run(
      inProject('node_modules', '@playwright', 'test', 'cli.js'),
      ['test', '--config', config, name],
      { E2E_BASE_URL: product.publicUrl, E2E_MAILBOX_URL: product.mailboxUrl, CHROMIUM_PATH: browser },
    );
  } finally {
    await product.stop();
  }
}

/** Lighthouse's results for creators' pages on a phone. */
async function benchPage(run) {
  const browser = await findBrowser((line) => console.log(line));
  return run(program('page'), [await findLighthouse(), browser]);
}

const IN_A_BROWSER = {
  paint: (run) => benchInBrowser('paint', run),
  favorites: (run) => benchInBrowser('favorites', run),
  markdown: (run) => benchInBrowser('markdown', run),
  page: benchPage,
};

/** Runs the named benches, or all of them, and prints their results as one table. */
async function bench({ names, json, accounts }) {
  const isWanted = (name) => names.length === 0 || names.includes(name);
  const folder = mkdtempSync(path.join(tmpdir(), 'hitohira-results-'));
  const results = path.join(folder, 'results.jsonl');
  writeFileSync(results, '');
  const stdout = json === '-' ? process.stderr : process.stdout;
  const run = (file, args = [], settings = {}) =>
    handOver(file, args, { ...settings, BENCH_RESULTS: results }, stdout);
  try {
    const codes = [];
    const serverBenches = SERVER_BENCHES.filter(isWanted);
    if (serverBenches.length > 0)
      codes.push(await run(program('run'), [accounts.join(','), ...serverBenches]));
    for (const [name, benchIt] of Object.entries(IN_A_BROWSER))
      if (isWanted(name) && !isInterrupted()) codes.push(await benchIt(run));
    await handOver(program('report'), [results, ...(json === null ? [] : [json])]);
    return codes.find((code) => code !== 0) ?? 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runScript(async () => {
  handleSignals();
  const [command, ...rest] = process.argv.slice(2);
  const known = [...SERVER_BENCHES, ...Object.keys(IN_A_BROWSER)];
  const options =
    command === 'fill' ? { names: [], json: null } : parseBenchArguments(process.argv.slice(2), known);
  // Standard output is reserved for the JSON.
  if (options.json === '-') console.log = console.error;
  await exclusively(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
  if (command === 'fill') return handOver(program('fill'), rest);
  if (options.remove) return handOver(program('remove-databases'));
  return bench(options);
});
