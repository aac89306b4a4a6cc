import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { PROJECT_ROOT } from '../../src/config/app-config.js';
import { LaunchedProduct, makeDirectory, removeDirectory } from './launched-product.js';

interface Outcome {
  exit: number;
  stdout: string;
  stderr: string;
}

describe("the operator's command line beside npm start", () => {
  let folder: string;
  let product: LaunchedProduct | null;

  beforeEach(() => {
    folder = makeDirectory();
    product = null;
  });
  afterEach(async () => {
    await product?.dispose();
    removeDirectory(folder);
  });

  /** Runs a command as an operator does, with only the data directory set. */
  const ops = (...argv: string[]) =>
    new Promise<Outcome>((resolve) => {
      const unset = { NODE_ENV: '', PUBLIC_URL: '', DATABASE_URL: '', SMTP_URL: '', OPERATOR_EMAIL: '' };
      execFile(
        'npm',
        ['run', '--silent', 'ops', '--', ...argv],
        { cwd: PROJECT_ROOT, env: { ...process.env, ...unset, DATA_DIR: path.join(folder, 'data') } },
        (error, stdout, stderr) => {
          resolve({ exit: error === null ? 0 : Number(error.code), stdout, stderr });
        },
      );
    });
  const nothingRuns = {
    exit: 4,
    stdout: '',
    stderr: expect.stringMatching(/^Nothing runs in \S+ and DATABASE_URL is not set: .+\.\n$/),
  };

  it('finds the database, mailbox and providers, and reports when nothing runs, even after a crash', async () => {
    expect(await ops('doctor')).toEqual(nothingRuns);

    product = await LaunchedProduct.launch('node', path.join(folder, 'data'), { SEED_DEMO: '1' });
    await product.untilReady();
    const shown = await ops('accounts', 'show', 'hanako', '--json');
    expect(shown).toMatchObject({ exit: 0, stderr: '' });
    expect(JSON.parse(shown.stdout)).toMatchObject({ displayId: 'hanako' });
    const { exit, stdout } = await ops('doctor', '--json');
    const { results } = JSON.parse(stdout) as { results: { check: string; health: string; says: string }[] };
    expect([exit, results.filter(({ health }) => health !== 'ok')]).toEqual([0, []]);
    const providers = results
      .filter(({ check }) => check === 'provider')
      .map(({ says }) => says.split(' (')[0]);
    expect(providers).toEqual(['YouTube', 'Instagram', 'TikTok', 'X', 'LINE']);
    expect(results).toContainEqual({
      check: 'operator’s mail',
      health: 'ok',
      says: 'Messages and reports are sent to operator@hitohira.example.',
    });
    expect(await ops('accounts', 'show', 'nobody')).toMatchObject({ exit: 3, stdout: '' });

    for (const { pid } of product.processes()) process.kill(pid, 'SIGKILL');
    await product.ended;
    expect(product.state()).not.toBeNull();
    expect(await ops('maintenance', 'status')).toEqual(nothingRuns);
  });
});
