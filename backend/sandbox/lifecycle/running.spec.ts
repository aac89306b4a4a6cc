import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { isListening } from '../supervisor/health.js';
import { until, untilEnded } from './launched-product.js';
import { useProducts } from './products.js';

/** The timeout for hanging tests, which do not measure time. */
const PATIENCE_MS = 60_000;
/** The launcher exits last, so that at most a few processes are still exiting. */
const EXITING_MS = 5_000;

describe('a running product', () => {
  const { launch, ready, mark, findMark, newDirectory, inFolder } = useProducts();

  it('prints its addresses, responds there, and protects its secrets', async () => {
    const product = await ready('npm', newDirectory());
    expect(product.stdout).toContain(`http://localhost:${product.port}\n`);
    expect(product.stdout).toContain(`http://localhost:${product.port}/docs`);
    const mailbox = /Mailbox\s+http:\/\/127\.0\.0\.1:(\d+)/.exec(product.stdout)?.[1];
    expect(await isListening('127.0.0.1', Number(mailbox))).toBe(true);
    expect(await product.ask('/health/ready')).toBe(200);
    expect(await product.ask('/docs')).toBe(200);
    for (const secret of ['postgres.password', 'instance.json', 'secrets.json', 'postgres.log']) {
      expect(statSync(path.join(product.dataDir, secret)).mode & 0o077).toBe(0);
    }
  });

  it('replaces LINE with a labelled consent page that redirects to the site', async () => {
    const product = await ready();
    const site = `http://localhost:${product.port}`;
    const begun = await fetch(`${site}/api/oauth/social-login/providers/line/redirect/?from=login`);
    const { authUrl } = (await begun.json()) as { authUrl: string };
    expect(new URL(authUrl).hostname).toBe('127.0.0.1');
    const page = await (await fetch(authUrl)).text();
    expect(page).toContain('本物のLINEではありません');
    const choice = /class="person" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const chosen = await fetch(new URL(choice, authUrl), { redirect: 'manual' });
    expect(chosen.headers.get('location')).toMatch(
      new RegExp(`^${site}/login/line\\?code=[\\w-]+&state=[\\w-]+$`),
    );
  });

  const ENDINGS = [
    ['SIGTERM', 'process'],
    ['SIGTERM', 'group'],
    ['SIGINT', 'process'],
    ['SIGINT', 'group'],
  ] as const;

  it.each(ENDINGS)('ends with 0 and without a trace on %s to the %s of npm start', async (signal, to) => {
    const product = await ready('npm');
    const processes = product.processes();
    expect(processes.length).toBeGreaterThanOrEqual(6);
    product.signal(signal, to);
    expect((await product.ended).code).toBe(0);
    expect(await untilEnded(processes, EXITING_MS)).toEqual([]);
    expect(product.state()).toBeNull();
    expect(await isListening('127.0.0.1', product.port)).toBe(false);
  });

  it('can be stopped while starting', async () => {
    const product = await launch('npm', newDirectory());
    await until(() => (product.state()?.processes.length ?? 0) > 0, PATIENCE_MS);
    const processes = product.processes();
    product.signal('SIGTERM', 'process');
    expect((await product.ended).code).toBe(0);
    expect(await untilEnded(processes, EXITING_MS)).toEqual([]);
  });

  it('recovers from a kill -9 of everything, with all committed data', async () => {
    const first = await ready();
    await mark(first);
    for (const { pid } of first.processes()) process.kill(pid, 'SIGKILL');
    expect(await findMark(await ready())).toBe(true);
  });

  it('keeps responding when the database is killed', async () => {
    const product = await ready();
    await mark(product);
    const postmaster = product.postmaster();
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    // The children of the killed server still answer for a moment, so this waits for a new server.
    const another = () => ![undefined, postmaster?.pid].includes(product.postmaster()?.pid);
    expect(await until(another, PATIENCE_MS)).toBe(true);
    expect(await until(async () => (await product.ask('/health/ready')) === 200, PATIENCE_MS)).toBe(true);
    expect(await findMark(product)).toBe(true);
  });

  it('restarts the server when it is killed', async () => {
    const product = await ready();
    const before = product.processes();
    const server = before.at(-1)!;
    process.kill(server.pid, 'SIGKILL');
    const replaced = () => {
      const now = product.processes().at(-1);
      return now !== undefined && !before.some(({ pid }) => pid === now.pid);
    };
    expect(await until(replaced, PATIENCE_MS)).toBe(true);
    expect(await until(async () => (await product.ask('/health/ready')) === 200, PATIENCE_MS)).toBe(true);
    expect(product.stderr).toContain('The server ended by itself (SIGKILL): it is started again in 0.25 s.');
    product.signal('SIGTERM', 'process');
    expect((await product.ended).code).toBe(0);
  });

  it('runs twice in parallel, but never twice in one directory', async () => {
    const one = await ready();
    const two = await ready('node', newDirectory());
    expect(await one.ask('/health/ready')).toBe(200);
    expect(await two.ask('/health/ready')).toBe(200);

    const third = await launch('node', one.dataDir);
    expect((await third.ended).code).toBe(1);
    expect(third.stderr.trim().split('\n')).toEqual([expect.stringContaining('already running')]);
    expect(await one.ask('/health/ready')).toBe(200);
  });

  it('stores its data in a private directory', async () => {
    const closed = inFolder('closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    const product = await ready('node', path.join(closed, 'data'));
    expect(await product.ask('/health/ready')).toBe(200);
  });
});
