import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { LauncherError, toolEnvironment, track } from './commands.mjs';
import { PROJECT_ROOT, inProject } from './paths.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const POLL_MS = 100;

/** Journeys sign up many people from one machine. */
const JOURNEY_LIMITS = {
  THROTTLE_SIGNUP_LIMIT: '1000',
  THROTTLE_LOGIN_LIMIT: '1000',
  THROTTLE_CONTACT_LIMIT: '1000',
  THROTTLE_VALIDATION_LIMIT: '10000',
  THROTTLE_UPLOAD_LIMIT: '1000',
  THROTTLE_READ_LIMIT: '100000',
  THROTTLE_WRITE_LIMIT: '10000',
  THROTTLE_RENDER_LIMIT: '100000',
  THROTTLE_PREVIEW_LIMIT: '1000',
  THROTTLE_PREVIEW_HOST_LIMIT: '1000',
  THROTTLE_MAIL_MINUTE_LIMIT: '1000',
  THROTTLE_MAIL_HOUR_LIMIT: '1000',
  THROTTLE_MAIL_CLIENT_LIMIT: '1000',
  THROTTLE_MAIL_ACCOUNT_LIMIT: '1000',
};

/** The hosts of pages that journeys link to, which resolve to a journey's own server. */
const LINKED_HOSTS = ['example.com', 'www.example.com', 'shop.example', 'item.rakuten.co.jp'];

/** Between well-known and ephemeral ports. */
const FREE_PORTS = { from: 20_000, below: 32_768 };

async function freePort() {
  for (;;) {
    const server = createServer();
    try {
      server.listen(randomInt(FREE_PORTS.from, FREE_PORTS.below), '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address();
      server.close();
      await once(server, 'close');
      return port;
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
}

/**
 * An environment with default settings, ignoring this machine's `.env` and environment, so that journeys never write to
 * another database.
 */
function defaultEnvironment(settings) {
  const names = new Set(['NODE_ENV', 'DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'HOST', 'SEED_DEMO']);
  for (const file of ['.env', '.env.example']) {
    if (!existsSync(inProject(file))) continue;
    for (const [, name] of readFileSync(inProject(file), 'utf8').matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm))
      names.add(name);
  }
  return { ...toolEnvironment(), ...Object.fromEntries([...names].map((name) => [name, ''])), ...settings };
}

/**
 * Starts the product like `npm start`, on a free port with an empty data directory, and waits until it is ready.
 *
 * @param {Record<string, string>} settings additional environment variables
 */
export async function startProduct(settings = {}) {
  const dataDir = mkdtempSync(path.join(temporaryFolder(), 'hitohira-journeys-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const linkedPagesUrl = `http://127.0.0.1:${await freePort()}`;
  const env = defaultEnvironment({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Fast hashing for test passwords.
    BCRYPT_COST: '4',
    // A busy machine may stall for seconds.
    DATABASE_STATEMENT_TIMEOUT_S: '30',
    PROVIDER_HTTP_TIMEOUT_MS: '60000',
    PREVIEW_STAND_INS: LINKED_HOSTS.map((host) => `${host}=${linkedPagesUrl}`).join(','),
    ...JOURNEY_LIMITS,
    ...settings,
  });
  const child = spawn(process.execPath, [inProject('scripts', 'start.mjs')], {
    cwd: PROJECT_ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  track(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));

  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const state = path.join(dataDir, 'instance.json');
  for (;;) {
    const instance = existsSync(state) ? JSON.parse(readFileSync(state, 'utf8') || '{}') : {};
    if (instance.phase === 'ready') {
      const { publicUrl, mailboxUrl } = instance;
      return { publicUrl, mailboxUrl, linkedPagesUrl, dataDir, output: () => output, stop };
    }
    if (child.exitCode !== null || child.signalCode !== null) {
      await stop();
      throw new LauncherError(`The product did not start for the journeys:\n${output}`);
    }
    await sleep(POLL_MS);
  }
}
