import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { reasonOf, StartError } from '../start-error.js';
import { binariesAt, type PostgresBinaries } from './binaries.js';

/** The command line and user for a PostgreSQL program. */
interface Invocation {
  file: string;
  args: string[];
  /** The account to spawn as; empty for the current user, or when the command line changes it. */
  account: Partial<Account>;
}

/**
 * The system account for PostgreSQL, which refuses to run as root. As root, an existing unprivileged account is used.
 */
export interface OperatingUser {
  /** The required owner of the data directory, or null for the current user. */
  owner: { uid: number; gid: number } | null;
  binaries: PostgresBinaries;
  invoke(program: string, args: string[]): Invocation;
}

/** Candidate accounts in order of preference; `nobody` exists everywhere. */
const ACCOUNTS = ['postgres', 'nobody'];

/** Linux capabilities that bypass directory permissions, the weaker one first (capabilities(7)). */
const CAPABILITIES = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
];

/**
 * Chooses the account, after checking that it can access the programs and the data.
 *
 * @param dataDir the cluster's directory; only its parent has to exist
 * @throws StartError with the obstacle and the remedy
 */
export function chooseOperatingUser(binaries: PostgresBinaries, dataDir: string): OperatingUser {
  if (process.getuid?.() !== 0) {
    return { owner: null, binaries, invoke: (program, args) => ({ file: program, args, account: {} }) };
  }
  const account = ownerOf(dataDir) ?? findAccount();
  const plain = { ...account, prefix: [] as string[] };
  const reachable = canRun(plain, binaries) ? binaries : copyForAllUsers(binaries, plain);
  const parent = path.dirname(dataDir);
  const runner = [plain, ...capableRunners(account)].find((candidate) => canEnter(candidate, parent));
  if (!runner) {
    throw new StartError(
      `PostgreSQL does not run as root, and the account it runs under (uid ${account.uid}) may not enter ${closedFolder(plain, parent)}: start as an ordinary user, set DATA_DIR to a directory that every user may enter, or set DATABASE_URL.`,
    );
  }
  return {
    owner: account,
    binaries: reachable,
    invoke: (program, args) => invocationOf(runner, program, args),
  };
}

interface Account {
  uid: number;
  gid: number;
}

interface Runner extends Account {
  prefix: string[];
}

function ownerOf(dataDir: string): Account | null {
  const stats = statSync(dataDir, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : null;
}

function findAccount(): Account {
  for (const name of ACCOUNTS) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new StartError(
    `PostgreSQL does not run as root, and this machine has none of the accounts ${ACCOUNTS.join(', ')}: start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Runners with a capability that lets the account pass closed directories. */
function capableRunners(account: Account): Runner[] {
  if (process.platform !== 'linux') return [];
  const held = BigInt(
    `0x${/^CapPrm:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'}`,
  );
  return CAPABILITIES.filter(({ bit }) => (held >> bit) & 1n).map(({ name }) => ({
    ...account,
    prefix: [
      'setpriv',
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      `--inh-caps=+${name}`,
      `--ambient-caps=+${name}`,
      '--',
    ],
  }));
}

/** The command line; `setpriv` in the prefix changes the account itself. */
function invocationOf({ prefix, uid, gid }: Runner, program: string, args: string[]): Invocation {
  const [file = program, ...rest] = [...prefix, program, ...args];
  return { file, args: rest, account: prefix.length > 0 ? {} : { uid, gid } };
}

function succeeds(runner: Runner, program: string, args: string[]): boolean {
  const { file, args: rest, account } = invocationOf(runner, program, args);
  return spawnSync(file, rest, { ...account, stdio: 'ignore', cwd: '/' }).status === 0;
}

/** Whether the account can run the programs and read their files. */
function canRun(runner: Runner, binaries: PostgresBinaries): boolean {
  const catalogue = path.join(binaries.root, 'share', 'postgresql', 'postgres.bki');
  const script = '"$1" --version && "$2" --version && test -r "$3"';
  return succeeds(runner, 'sh', ['-c', script, 'sh', binaries.initdb, binaries.postgres, catalogue]);
}

const canEnter = (runner: Runner, folder: string) => succeeds(runner, 'sh', ['-c', 'cd "$1"', 'sh', folder]);

/** The first ancestor that the account may not enter, for the error message. */
function closedFolder(runner: Runner, folder: string): string {
  const parent = path.dirname(folder);
  return parent === folder || canEnter(runner, parent) ? folder : closedFolder(runner, parent);
}

/**
 * Copies the programs to a location that every account can reach, once per version. Programs in a closed home directory
 * cannot be started despite capabilities, because PostgreSQL calls access(2).
 */
function copyForAllUsers(binaries: PostgresBinaries, runner: Runner): PostgresBinaries {
  const folder = path.join('/var/cache/hitohira', `postgres-${binaries.version}-${process.arch}`);
  const copy = binariesAt(folder, binaries.version);
  if (statSync(folder, { throwIfNoEntry: false })?.uid === 0 && canRun(runner, copy)) return copy;
  const draft = `${folder}.${process.pid}`;
  try {
    mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
    cpSync(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
    makeReadableByAll(draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartError(
      `PostgreSQL does not run as root, the account it runs under (uid ${runner.uid}) may not read ${binaries.root}, and no copy could be made (${reasonOf(error)}): start as an ordinary user, clone to a directory that every user may enter, or set DATABASE_URL.`,
    );
  }
  return copy;
}

function makeReadableByAll(folder: string): void {
  chmodSync(folder, 0o755);
  execFileSync('chmod', ['-R', 'u+rwX,go+rX,go-w', folder]);
}
