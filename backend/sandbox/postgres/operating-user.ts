import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { reasonOf, StartError } from '../start-error.js';
import { binariesAt, type PostgresBinaries } from './binaries.js';

/** The command line and user for a PostgreSQL program. */
interface Invocation {
  file: string;
  args: string[];
  uid?: number;
  gid?: number;
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
const PASSAGES = [
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
    return { owner: null, binaries, invoke: (program, args) => ({ file: program, args }) };
  }
  const account = ownerOf(dataDir) ?? findAccount();
  const plain = { ...account, prefix: [] as string[] };
  const reachable = canRun(plain, binaries) ? binaries : copyForAllUsers(binaries, plain);
  const parent = path.dirname(dataDir);
  const way = [plain, ...passages(account)].find((candidate) => canEnter(candidate, parent));
  if (!way) {
    throw new StartError(
      `PostgreSQL does not run as root, and the account it runs under (uid ${account.uid}) may not enter ${closedFolder(plain, parent)}: start as an ordinary user, set DATA_DIR to a directory that every user may enter, or set DATABASE_URL.`,
    );
  }
  return {
    owner: account,
    binaries: reachable,
    invoke(program, args) {
      const [file, ...rest] = [...way.prefix, program, ...args];
      // `setpriv` in the prefix changes the account itself.
      return way.prefix.length > 0
        ? { file: file ?? program, args: rest }
        : { file: file ?? program, args: rest, uid: account.uid, gid: account.gid };
    },
  };
}

interface Account {
  uid: number;
  gid: number;
}

interface Way extends Account {
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

/** Invocations with a capability that lets the account pass closed directories. */
function passages(account: Account): Way[] {
  if (process.platform !== 'linux') return [];
  const held = BigInt(
    `0x${/^CapPrm:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'}`,
  );
  return PASSAGES.filter(({ bit }) => (held >> bit) & 1n).map(({ name }) => ({
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

function succeeds(way: Way, command: string[]): boolean {
  const [file, ...args] = [...way.prefix, ...command];
  const account = way.prefix.length > 0 ? {} : { uid: way.uid, gid: way.gid };
  return spawnSync(file ?? '', args, { ...account, stdio: 'ignore', cwd: '/' }).status === 0;
}

/** Whether the account can run the programs and read their files. */
function canRun(way: Way, binaries: PostgresBinaries): boolean {
  const catalogue = path.join(binaries.root, 'share', 'postgresql', 'postgres.bki');
  return succeeds(way, [
    'sh',
    '-c',
    '"$1" --version && "$2" --version && test -r "$3"',
    'sh',
    binaries.initdb,
    binaries.postgres,
    catalogue,
  ]);
}

const canEnter = (way: Way, folder: string) => succeeds(way, ['sh', '-c', 'cd "$1"', 'sh', folder]);

/** The first ancestor that the account may not enter, for the error message. */
function closedFolder(way: Way, folder: string): string {
  const parent = path.dirname(folder);
  return parent === folder || canEnter(way, parent) ? folder : closedFolder(way, parent);
}

/**
 * Copies the programs to a location that every account can reach, once per version. Programs in a closed home directory
 * cannot be started despite capabilities, because PostgreSQL calls access(2).
 */
function copyForAllUsers(binaries: PostgresBinaries, way: Way): PostgresBinaries {
  const folder = path.join('/var/cache/hitohira', `postgres-${binaries.version}-${process.arch}`);
  const copy = binariesAt(folder, binaries.version);
  if (existsSync(folder) && isRoots(folder) && canRun(way, copy)) return copy;
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
      `PostgreSQL does not run as root, the account it runs under (uid ${way.uid}) may not read ${binaries.root}, and no copy could be made (${reasonOf(error)}): start as an ordinary user, clone to a directory that every user may enter, or set DATABASE_URL.`,
    );
  }
  return copy;
}

const isRoots = (folder: string) => statSync(folder).uid === 0;

function makeReadableByAll(folder: string): void {
  chmodSync(folder, 0o755);
  execFileSync('chmod', ['-R', 'u+rwX,go+rX,go-w', folder]);
}
