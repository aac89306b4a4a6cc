import { tmpdir } from 'node:os';
import process from 'node:process';
import { type Command } from 'commander';
import { type EnvironmentSource, loadConfig } from '../../src/config/app-config.js';
import { PRODUCT_VERSION } from '../../src/config/product-version.js';
import { MAIL_QUEUE } from '../../src/jobs/queues.js';
import { Ops } from '../../src/ops/ops.js';
import { buildProgram } from '../../src/ops/program.js';
import { runOps, runOpsProcess } from '../support/ops-command.js';
import { testEnvironment } from '../support/test-app.js';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { withQueue } from '../support/queue.js';

/** Every verb, and whether it is destructive; new verbs have to be added here. */
const VERBS: Record<string, 'keeps' | 'destroys'> = {
  doctor: 'keeps',
  backup: 'keeps',
  restore: 'destroys',
  'accounts list': 'keeps',
  'accounts show': 'keeps',
  'accounts suspend': 'destroys',
  'accounts restore': 'keeps',
  'accounts delete': 'destroys',
  'accounts unlock': 'keeps',
  'audit list': 'keeps',
  'categories list': 'keeps',
  'categories create': 'keeps',
  'categories revise': 'destroys',
  'categories order': 'keeps',
  'categories delete': 'destroys',
  'contact list': 'keeps',
  'contact show': 'keeps',
  'contact close': 'keeps',
  'contact reopen': 'keeps',
  'emergencies list': 'keeps',
  'emergencies set': 'keeps',
  'emergencies clear': 'destroys',
  'keys accept': 'destroys',
  'maintenance status': 'keeps',
  'maintenance on': 'keeps',
  'maintenance off': 'keeps',
  'news list': 'keeps',
  'news show': 'keeps',
  'news create': 'keeps',
  'news revise': 'destroys',
  'news publish': 'keeps',
  'news schedule': 'keeps',
  'news delete': 'destroys',
  'redirects list': 'keeps',
  'redirects add': 'keeps',
  'redirects remove': 'destroys',
  'reports list': 'keeps',
  'reports show': 'keeps',
  'reports close': 'keeps',
  'reports reopen': 'keeps',
  'reports take-down': 'destroys',
  'withdraw-reasons list': 'keeps',
  'withdraw-reasons report': 'keeps',
  'withdraw-reasons create': 'keeps',
  'withdraw-reasons revise': 'destroys',
  'withdraw-reasons order': 'keeps',
  'withdraw-reasons delete': 'destroys',
};

/** A command as a process: its title, its arguments, its environment overrides and its exit code. */
type ProcessCase = [what: string, argv: string[], overrides: EnvironmentSource, exit: number];

/** The verbs below a level of the program, by their command line. */
function verbsBelow(level: Command, typed: string[] = []): [string, Command][] {
  return level.commands.flatMap((command): [string, Command][] => {
    const words = [...typed, command.name()];
    return command.commands.length === 0 ? [[words.join(' '), command]] : verbsBelow(command, words);
  });
}

const ALL_VERBS = verbsBelow(buildProgram(new Ops(loadConfig, process, process)));

describe("the operator's command line", () => {
  let database: TestDatabase;
  let environment: EnvironmentSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    environment = testEnvironment({ DATABASE_URL: database.url, DATA_DIR: tmpdir() });
  });
  afterAll(() => database.drop());

  it.each([
    [[], ['ops <area> <verb>', 'doctor', 'accounts', 'Exit codes:']],
    [['accounts'], ['ops accounts <verb>', 'show']],
    [
      ['accounts', 'show'],
      ['ops accounts show', '<id>', '--json'],
    ],
    [['doctor'], ['ops doctor', '--json']],
    [['emergencies'], ['list', 'set', 'clear']],
    [
      ['emergencies', 'clear'],
      ['[id]', '--all', '--dry-run', '--json'],
    ],
    [['maintenance'], ['status', 'on', 'off']],
    [['redirects'], ['list', 'add', 'remove']],
    [['news'], ['list', 'show', 'create', 'revise', 'publish', 'schedule', 'delete']],
    [
      ['news', 'create'],
      ['--ja', '--en', '--image', '--at', 'begins with "# "', '--json'],
    ],
    [
      ['news', 'revise'],
      ['<id>', '--no-image', '--dry-run', '--json'],
    ],
    [
      ['news', 'delete'],
      ['<id>', '--dry-run', '--json'],
    ],
    [['accounts'], ['list', 'show', 'suspend', 'restore', 'delete', 'unlock']],
    [
      ['accounts', 'delete'],
      ['<id>', '--reason', '--dry-run', '--json'],
    ],
    [['audit'], ['list']],
    [
      ['audit', 'list'],
      ['--account', '--limit', '--json'],
    ],
    [['contact'], ['list', 'show', 'close', 'reopen']],
    [['reports'], ['list', 'show', 'close', 'reopen', 'take-down']],
    [
      ['reports', 'take-down'],
      ['<number>', '--dry-run', '--json'],
    ],
    [['categories'], ['list', 'create', 'revise', 'order', 'delete']],
    [
      ['categories', 'delete'],
      ['<id>', '--dry-run', '--json'],
    ],
    [['withdraw-reasons'], ['list', 'report', 'create', 'revise', 'order', 'delete']],
    [
      ['withdraw-reasons', 'delete'],
      ['<id>', '--dry-run', '--json'],
    ],
  ])('prints the help of %j without a deployment', async (level, words) => {
    const { exit, stdout, stderr } = await runOps([...level, '--help']);
    expect([exit, stderr]).toEqual([0, '']);
    for (const word of words) expect(stdout).toContain(word);
  });

  it('prints its version without a deployment', async () => {
    expect(await runOps(['--version'])).toEqual({ exit: 0, stdout: `${PRODUCT_VERSION}\n`, stderr: '' });
  });

  it('declares for every verb whether it is destructive', () => {
    expect(ALL_VERBS.map(([typed]) => typed).sort()).toEqual(Object.keys(VERBS).sort());
  });

  it.each(ALL_VERBS)('documents the arguments of %s, including --json', async (typed, command) => {
    const { exit, stdout, stderr } = await runOps([...typed.split(' '), '--help']);
    expect([exit, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`Usage: ops ${typed} `);
    expect(command.description()).not.toBe('');
    for (const { description } of [...command.registeredArguments, ...command.options])
      expect(description).not.toBe('');
    for (const argument of command.registeredArguments) expect(stdout).toContain(argument.name());
    expect(stdout).toContain('--json');
    expect([typed, stdout.includes('--dry-run')]).toEqual([typed, VERBS[typed] === 'destroys']);
  });

  it.each([
    [['acounts'], "unknown command 'acounts' (Did you mean accounts?)"],
    [['accounts', 'shwo', 'x'], "unknown command 'shwo' (Did you mean show?)"],
    [['accounts', 'show'], "missing required argument 'id'"],
    [['accounts', 'show', 'x', '--jsno'], "unknown option '--jsno' (Did you mean --json?)"],
    [['accounts', 'show', 'x', 'y'], "too many arguments for 'show'. Expected 1 argument but got 2: x, y."],
  ])('exits with 2 and a sentence for %j', async (argv, sentence) => {
    expect(await runOps(argv, environment)).toEqual({ exit: 2, stdout: '', stderr: `${sentence}\n` });
  });

  it('prints the help and exits with 2 without a command', async () => {
    for (const argv of [[], ['accounts']]) {
      const { exit, stderr } = await runOps(argv, environment);
      expect([exit, stderr]).toEqual([2, expect.stringContaining('Usage: ops')]);
    }
  });

  it('exits with 2 for an invalid value', async () => {
    expect(await runOps(['accounts', 'show', 'no spaces here'], environment)).toEqual({
      exit: 2,
      stdout: '',
      stderr: 'id: The format is not valid.\n',
    });
  });

  it('exits with 3 for a missing resource', async () => {
    expect(await runOps(['accounts', 'show', 'nobody'], environment)).toEqual({
      exit: 3,
      stdout: '',
      stderr: 'There is no account nobody.\n',
    });
  });

  it.each([
    ['no database is configured', { DATABASE_URL: '' }, /^DATABASE_URL is not set; .+\.\n$/],
    [
      'the database is unreachable',
      { DATABASE_URL: 'postgres://hitohira:word-of-the-database@127.0.0.1:1/hitohira' },
      /^The database cannot be reached \(.*ECONNREFUSED.*\)\.\n$/,
    ],
    ['the configuration is wrong', { PORT: 'http' }, /^PORT accepts a whole number .+\.\n$/],
    [
      'secrets are missing in production',
      { NODE_ENV: 'production', JWT_SECRET: '' },
      'JWT_SECRET is required when NODE_ENV is production.\n',
    ],
  ])('exits with 4 and a sentence if %s', async (_what, overrides, sentence) => {
    const outcome = await runOps(['accounts', 'show', 'anybody'], { ...environment, ...overrides });
    expect(outcome).toEqual({
      exit: 4,
      stdout: '',
      stderr: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    });
    expect(outcome.stderr).not.toContain('word-of-the-database');
  });

  // Tests what only a process can show: the deployed program, its streams, its exit code, and that it exits.
  describe('as a process', () => {
    it('prints its help without a deployment', async () => {
      const { exit, stdout, stderr } = await runOpsProcess(['--help']);
      expect([exit, stderr]).toEqual([0, '']);
      expect(stdout).toContain('Usage: ops <area> <verb>');
    });

    it.each<ProcessCase>([
      ['0 and only its answer', ['redirects', 'list', '--json'], {}, 0],
      ['2', ['accounts', 'show', 'no spaces here'], {}, 2],
      ['3', ['accounts', 'show', 'nobody'], {}, 3],
      ['4', ['accounts', 'show', 'anybody'], { DATABASE_URL: '' }, 4],
    ])('exits with %s', async (_what, argv, overrides, exit) => {
      const settings = { ...environment, ...overrides };
      const outcome = await runOpsProcess(argv, settings);
      expect(outcome.exit).toBe(exit);
      expect(outcome).toEqual(await runOps(argv, settings));
    });

    it('exits with 1 and a sentence without a stack trace for a foreign database', async () => {
      const other = await createEmptyTestDatabase();
      try {
        const settings = { ...environment, DATABASE_URL: other.url };
        expect(await runOpsProcess(['accounts', 'show', 'anybody'], settings)).toEqual({
          exit: 1,
          stdout: '',
          stderr: expect.stringMatching(/^The command failed: .+\.\n$/),
        });
      } finally {
        await other.drop();
      }
    });
  });

  it('leaves queued jobs to a server', async () => {
    await withQueue(database.url, async (boss) => {
      await boss.send(MAIL_QUEUE.name, {});
      await runOpsProcess(['redirects', 'list'], environment);
      expect(await boss.findJobs(MAIL_QUEUE.name)).toMatchObject([{ state: 'created' }]);
    });
  });
});
