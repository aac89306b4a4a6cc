import { LauncherError } from './commands.mjs';

/** The sizes of the generated databases. */
const DEFAULT_ACCOUNTS = [1000, 100_000, 1_000_000];

/**
 * Reads the arguments of `npm run bench`.
 *
 * @param {string[]} given
 * @param {readonly string[]} names the benches
 * @returns {import('./bench-arguments.mjs').BenchArguments}
 */
export function parseBenchArguments(given, names) {
  const parsed = { names: [], json: null, remove: false, accounts: DEFAULT_ACCOUNTS };
  const rest = [...given];
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    if (part === '--remove') parsed.remove = true;
    else if (part.startsWith('--json=')) parsed.json = part.slice('--json='.length);
    else if (part === '--json') parsed.json = isFile(rest[0], names) ? rest.shift() : '-';
    else if (part === '--accounts') parsed.accounts = toAccounts(rest.shift());
    else if (names.includes(part)) parsed.names.push(part);
    else throw new LauncherError(`There is no bench ${part}; there are: ${names.join(', ')}.`);
  }
  return parsed;
}

/** Parses ascending sizes, such as `1000,100000`. */
function toAccounts(given = '') {
  const sizes = given.split(',').map(Number);
  const isUsable = sizes.every((size, index) => Number.isInteger(size) && size > (sizes[index - 1] ?? 999));
  if (!isUsable)
    throw new LauncherError('--accounts takes sizes from 1000 on, ascending, such as 1000,100000.');
  return sizes;
}

/** Whether the argument after `--json` is a file rather than a bench or another option. */
function isFile(next, names) {
  return next !== undefined && !next.startsWith('--') && !names.includes(next);
}
