import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import { findPostgresBinaries } from '../sandbox/postgres/binaries.js';
import { PRODUCT_VERSION } from '../src/config/product-version.js';
import { PROJECT_ROOT } from '../src/config/app-config.js';
import { POSTGRES_SETTINGS } from './large-databases.js';
import { LOAD_TOOL } from './load.js';
import { readResults, summary, toTable } from './results.js';

/** The circumstances that the figures depend on. */
function machine() {
  const [cpu] = os.cpus();
  return {
    cpu: cpu?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    node: process.version,
    postgres: findPostgresBinaries().version,
    postgresSettings: POSTGRES_SETTINGS,
    load: LOAD_TOOL,
    product: PRODUCT_VERSION,
    commit: commit(),
    loadAverage: os.loadavg().map((value) => Number(value.toFixed(2))),
  };
}

/** The measured commit, marked if files differ from it; null without Git. */
function commit(): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
  } catch {
    return null;
  }
}

/*
 * Prints the table of a run. Also writes the JSON to a file, or prints it instead of the table for `-`.
 */
const [file = '', json] = process.argv.slice(2);
const results = readResults(file);
const facts = machine();
const text = JSON.stringify({ measuredAt: new Date().toISOString(), machine: facts, results }, null, 2);
if (json === '-') {
  process.stdout.write(`${text}\n`);
} else {
  if (json !== undefined) writeFileSync(json, `${text}\n`);
  console.log(`\n${toTable(results)}\n`);
  console.log(
    `${facts.cpu}, ${facts.cores} cores, Node ${facts.node}, PostgreSQL ${facts.postgres}, ${facts.load}, commit ${facts.commit ?? 'unknown'}`,
  );
  console.log(summary(results));
}
