import { execFile } from 'node:child_process';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../../backend/dist/sandbox/ops.js');

/** What was compiled for the product that runs need not be compiled again: the same place that `npm start` has for it. */
const NODE_COMPILE_CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/hitohira');

/** Runs a command of the operator's beside a running product, as `npm run ops` does, and gives what it prints. */
export function runOps(dataDir: string, argv: readonly string[], stdin = ''): Promise<string> {
  const unset = { NODE_ENV: '', PUBLIC_URL: '', DATABASE_URL: '', SMTP_URL: '', HOST: '' };
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [PROGRAM, ...argv],
      { env: { ...process.env, ...unset, NODE_COMPILE_CACHE, DATA_DIR: dataDir } },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new Error(`ops ${argv.join(' ')}: ${stderr}`));
      },
    );
    // A command that reads nothing may have ended before.
    child.stdin?.on('error', () => undefined).end(stdin);
  });
}
