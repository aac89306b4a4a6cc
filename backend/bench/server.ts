import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { SERVER_FLAGS } from '../sandbox/supervisor/application.js';
import { PROJECT_ROOT } from '../src/config/app-config.js';
import { MALLOC_SETTINGS } from '../src/processes/malloc-settings.js';

/** The pepper of the measured server, which the benches use to hash passwords for logins. */
export const PEPPER = 'a pepper of the bench, worth nothing';

/** The ports of a server, and settings in addition to those of every measured server. */
interface ServerOptions {
  port: number;
  metricsPort?: number;
  settings?: Record<string, string>;
}

/** The environment of a program of the product: its own database and folder, and only `PATH` of this machine. */
export function environmentOf(databaseUrl: string, folder: string): Record<string, string | undefined> {
  return {
    PATH: process.env['PATH'],
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_FORMAT: 'json',
    PASSWORD_PEPPER: PEPPER,
  };
}

/** Starts the built server as production runs it, on a database of its own. */
export function startServer(
  databaseUrl: string,
  folder: string,
  { port, metricsPort, settings = {} }: ServerOptions,
): ChildProcess {
  return fork(path.join(PROJECT_ROOT, 'backend/dist/src/main.js'), [], {
    env: {
      ...MALLOC_SETTINGS,
      ...environmentOf(databaseUrl, folder),
      PORT: String(port),
      ...(metricsPort === undefined ? {} : { METRICS_PORT: String(metricsPort) }),
      // Requests from this machine name their client in a header.
      TRUST_PROXY: 'loopback',
      THROTTLE_READ_LIMIT: '1000000',
      // More than a million cached answers are read in a minute.
      THROTTLE_READ_WINDOW_S: '10',
      THROTTLE_WRITE_LIMIT: '1000000',
      THROTTLE_RENDER_LIMIT: '1000000',
      THROTTLE_LOGIN_LIMIT: '1000000',
      THROTTLE_UPLOAD_LIMIT: '1000000',
      THROTTLE_PROVIDER_LIMIT: '1000000',
      ...settings,
    },
    execArgv: SERVER_FLAGS,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
