import { fork, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { migrateDatabase } from '../src/database/migrate.js';
import { freePort } from '../sandbox/free-port.js';
import { SandboxProviders } from '../sandbox/providers/sandbox-providers.js';
import { sandboxVariables } from '../sandbox/providers/variables.js';
import { Cluster } from '../sandbox/postgres/cluster.js';
import { makeThrowawayFolder } from '../sandbox/postgres/throwaway-folder.js';
import { untilReady } from '../sandbox/supervisor/health.js';
import { compareForgotPassword, makeAskers } from './codes.js';
import { fillContentPage, measureContentPage } from './content-page.js';
import { fillDatabase, inDatabase } from './fill-database.js';
import { HANGING_PROVIDER_SETTINGS, measureReadsBesideHangingProvider } from './hanging-provider.js';
import { measureItemReads } from './item-reads.js';
import { type Measurement, measureRounds } from './load.js';
import { compareWrongLogins, givePasswords, measureReadsBesideLogins } from './logins.js';
import { startServer } from './server.js';
import { measureReadsBesideSlowSockets } from './slow.js';
import { measureBombs } from './bombs.js';
import { giveUploaders, measureUploads } from './uploads.js';
import { measureMemory } from './steady-memory.js';
import { Verdicts } from './verdicts.js';

const ACCOUNTS = 100_000;

/** Starts a `node:http` program that answers every request with the same bytes: what a request costs at the least. */
async function startBareResponder(
  body: string,
  contentType: string,
): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(import.meta.dirname, 'bare-responder.js'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const port = new Promise<number>((resolve) => child.once('message', (message) => resolve(Number(message))));
  child.send({ body, contentType });
  return { child, port: await port };
}

function print(name: string, { rates, latencies }: Measurement, bare: Measurement): void {
  const ratio = rates.median / bare.rates.median;
  const spread = `${Math.round(rates.min)} to ${Math.round(rates.max)}`;
  console.log(
    `${name.padEnd(30)} ratio to bare ${ratio.toFixed(3)}   (${Math.round(rates.median)}/s, ${spread}; p99 ${latencies.median} ms; bare ${Math.round(bare.rates.median)}/s)`,
  );
}

/** How fast the two most visited addresses answer, beside a program that does nothing but answer. */
async function benchReads(origin: string, displayIds: string[], children: ChildProcess[]): Promise<void> {
  console.log('32 connections; median of 3 rounds, each beside the bare responder.\n');
  for (const { name, prefix, type } of [
    { name: 'GET /profile/{displayId}', prefix: '/profile/', type: 'text/html; charset=utf-8' },
    { name: 'GET /api/accounts/{id}', prefix: '/api/accounts/', type: 'application/json; charset=utf-8' },
  ]) {
    const paths = displayIds.map((id) => `${prefix}${id}`);
    const sample = await (await fetch(`${origin}${paths[0] ?? ''}`)).text();
    const bare = await startBareResponder(sample, type);
    children.push(bare.child);
    const [measured, floor] = await measureRounds([
      { origin, paths },
      { origin: `http://localhost:${bare.port}`, paths: ['/'] },
    ]);
    if (measured && floor) print(name, measured, floor);
    console.log(`${' '.repeat(31)}${Buffer.byteLength(sample)} bytes an answer\n`);
    bare.child.kill();
  }
}

/**
 * Runs the parts named on the command line (`reads`, `contents`, `items`, `providers`, `logins`, `slow`, `codes`, `uploads`, `bombs`, `memory`), or all of them.
 *
 * @returns whether every bar held
 */
async function bench(): Promise<boolean> {
  const verdicts = new Verdicts();
  const folder = await makeThrowawayFolder();
  const cluster = new Cluster({ folder, volatile: true });
  const children: ChildProcess[] = [];
  try {
    const address = await cluster.start();
    const { url } = address;
    await migrateDatabase(url);
    const displayIds = await inDatabase(url, async (client) => {
      const filled = await fillDatabase(client, ACCOUNTS);
      await givePasswords(client);
      await makeAskers(client);
      await giveUploaders(client);
      await fillContentPage(client);
      return filled;
    });

    const serve = async (settings: Record<string, string> = {}, onPort?: number, databaseUrl = url) => {
      const [port, metricsPort] = [onPort ?? (await freePort()), await freePort()];
      const child = startServer(databaseUrl, folder, { port, metricsPort, settings });
      children.push(child);
      await untilReady('127.0.0.1', port, AbortSignal.timeout(60_000));
      const [origin, metrics] = [`http://localhost:${port}`, `http://localhost:${metricsPort}/metrics`];
      return { child, origin, metrics };
    };
    const { child, origin, metrics } = await serve();
    const named = process.argv.slice(2);
    const wanted = (part: string) => named.length === 0 || named.includes(part);
    console.log(`${ACCOUNTS} accounts.\n`);
    if (wanted('reads')) await benchReads(origin, displayIds, children);
    if (wanted('contents')) await measureContentPage(origin, url, verdicts);
    if (wanted('items'))
      await measureItemReads(address, (database) => serve({}, undefined, database), verdicts);
    const paths = displayIds.map((id) => `/api/accounts/${id}`);
    if (wanted('logins')) {
      await compareWrongLogins(origin, verdicts);
      await measureReadsBesideLogins({ origin, metrics }, paths, verdicts);
    }
    if (wanted('slow')) await measureReadsBesideSlowSockets({ origin, metrics }, displayIds, verdicts);
    const target = { origin, pid: child.pid ?? 0, folder };
    if (wanted('uploads')) await measureUploads(target, paths, verdicts);
    if (wanted('bombs')) await measureBombs(target, paths, verdicts);
    if (wanted('memory')) await measureMemory({ ...target, metrics }, displayIds, verdicts);
    if (wanted('providers')) {
      const port = await freePort();
      const sandbox = await SandboxProviders.start({ publicUrl: `http://localhost:${port}` });
      try {
        const settings = { ...sandboxVariables(sandbox.url), ...HANGING_PROVIDER_SETTINGS };
        const linking = await serve(settings, port);
        const site = { ...linking, sandboxUrl: sandbox.url, pid: linking.child.pid ?? 0 };
        await measureReadsBesideHangingProvider(site, displayIds, verdicts);
        linking.child.kill();
      } finally {
        await sandbox.stop();
      }
    }
    if (wanted('codes')) {
      child.kill();
      const locking = await serve({ LOGIN_MAX_FAILURES: '1' });
      await compareForgotPassword(locking.origin, verdicts);
    }
    return verdicts.hold;
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await cluster.stop(5000);
    await rm(folder, { recursive: true, force: true });
  }
}

process.exit((await bench()) ? 0 : 1);
