import { execFile } from 'node:child_process';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../../backend/dist/sandbox/ops.js');

/** The compile cache of `npm start`. */
const NODE_COMPILE_CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/hitohira');

/** Far more than a command takes on a busy machine, so that a hanging command fails by itself, not the whole test. */
const COMMAND_TIMEOUT_MS = 240_000;

/** Runs an operator's command like `npm run ops`, and returns its output. */
export function runOps(dataDir: string, argv: readonly string[], stdin = ''): Promise<string> {
  const unset = { NODE_ENV: '', PUBLIC_URL: '', DATABASE_URL: '', SMTP_URL: '', HOST: '' };
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [PROGRAM, ...argv],
      {
        env: { ...process.env, ...unset, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
        timeout: COMMAND_TIMEOUT_MS,
        killSignal: 'SIGKILL',
      },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new Error(`ops ${argv.join(' ')}: ${error.message}\n${stdout}\n${stderr}`));
      },
    );
    // A command that reads no input may have ended already.
    child.stdin?.on('error', () => undefined).end(stdin);
  });
}
