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

/** How a program of PostgreSQL is started on this machine. */
interface Invocation {
  file: string;
  args: string[];
  uid?: number;
  gid?: number;
}

/**
 * The account of the operating system that PostgreSQL runs under. PostgreSQL refuses to run as root, so where this
 * process is root it runs under an ordinary account of the machine; nothing is added to the machine's accounts.
 */
export interface OperatingUser {
  /** The owner that the data directory needs, or null where it is simply this process's own. */
  owner: { uid: number; gid: number } | null;
  binaries: PostgresBinaries;
  invoke(program: string, args: string[]): Invocation;
}

/** Accounts that may run the server for root, the better one first. `nobody` exists everywhere. */
const ACCOUNTS = ['postgres', 'nobody'];

/** Linux capabilities that let a process walk through folders closed to it, the smaller one first (capabilities(7)). */
const PASSAGES = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
];

/**
 * Chooses the account and finds out, before anything is written, that it can reach the programs and the data.
 *
 * @param dataDir the cluster's directory, which need not exist yet; its parent does
 * @throws StartError saying what stands in the way and what to do
 */
export function chooseOperatingUser(binaries: PostgresBinaries, dataDir: string): OperatingUser {
  if (process.getuid?.() !== 0) {
    return { owner: null, binaries, invoke: (program, args) => ({ file: program, args }) };
  }
  const account = ownerOf(dataDir) ?? findAccount();
  const plain = { ...account, prefix: [] as string[] };
  const reachable = canRun(plain, binaries) ? binaries : copyForEverybody(binaries, plain);
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
      // A prefix changes the account itself, after it has arranged the passage.
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

/** Ways through folders that are closed to the account: a capability that root hands on to this one program. */
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

/** Whether the account can start the programs and read what they need, wherever the packages are installed. */
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

/** The first folder on the way that the account may not enter: the one to name. */
function closedFolder(way: Way, folder: string): string {
  const parent = path.dirname(folder);
  return parent === folder || canEnter(way, parent) ? folder : closedFolder(way, parent);
}

/**
 * Copies the programs to where every account can reach them, once for each version: those of a clone below a closed
 * home cannot be started from there, whatever the capabilities (PostgreSQL asks access(2), which ignores them).
 */
function copyForEverybody(binaries: PostgresBinaries, way: Way): PostgresBinaries {
  const folder = path.join('/var/cache/hitohira', `postgres-${binaries.version}-${process.arch}`);
  const copy = binariesAt(folder, binaries.version);
  if (existsSync(folder) && isRoots(folder) && canRun(way, copy)) return copy;
  const draft = `${folder}.${process.pid}`;
  try {
    mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
    cpSync(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
    openToEverybody(draft);
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

function openToEverybody(folder: string): void {
  chmodSync(folder, 0o755);
  execFileSync('chmod', ['-R', 'u+rwX,go+rX,go-w', folder]);
}
