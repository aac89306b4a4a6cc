import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { migrateDatabase } from '../src/database/migrate.js';
import { freePort } from '../sandbox/free-port.js';
import { SandboxProviders } from '../sandbox/providers/sandbox-providers.js';
import { sandboxVariables } from '../sandbox/providers/variables.js';
import { Cluster } from '../sandbox/postgres/cluster.js';
import { makeThrowawayFolder } from '../sandbox/postgres/throwaway-folder.js';
import { compareForgotPassword, createAddresses } from './codes.js';
import { fillContentPage, measureContentPage } from './content-page.js';
import { fillDatabase, inDatabase } from './fill-database.js';
import { measureFullMemory } from './full-memory.js';
import { HANGING_PROVIDER_SETTINGS, measureReadsBesideHangingProvider } from './hanging-provider.js';
import { measureItemReads } from './item-reads.js';
import { LargeDatabases, POSTGRES_MEMORY } from './large-databases.js';
import { type Site, Sites } from './large-site.js';
import { compareWrongLogins, measureReadsBesideLogins, setPasswords } from './logins.js';
import { measureMixed } from './mixed.js';
import { checkPlans } from './plans.js';
import { type Filled, measureReads } from './reads.js';
import { measureScale, measureStart } from './scale.js';
import { measureSitemaps } from './sitemaps.js';
import { measureReadsBesideSlowSockets } from './slow.js';
import { measureBombs } from './bombs.js';
import { measureUploads, setUploadPasswords } from './uploads.js';
import { measureMemory } from './steady-memory.js';
import { Verdicts } from './verdicts.js';
import { measureVisits } from './visits.js';

const ACCOUNTS = 100_000;

/** The benches on generated databases, which are kept between runs. */
const LARGE = ['reads', 'scale', 'plans', 'sitemaps', 'start', 'mixed', 'visits', 'full'] as const;

/** The benches on a small database of their own. */
const SMALL = [
  ...['contents', 'items', 'providers', 'logins', 'slow'],
  ...['codes', 'uploads', 'bombs', 'memory'],
] as const;

type Wanted = (bench: string) => boolean;

/**
 * The benches on generated databases, which measure reads with and without caches, and by the number of accounts.
 *
 * @param sizes the numbers of accounts, in ascending order
 */
async function benchLarge(sizes: readonly number[], wanted: Wanted, verdicts: Verdicts): Promise<void> {
  if (!LARGE.some(wanted)) return;
  const large = await LargeDatabases.start();
  const sites = new Sites(large.folder);
  try {
    const databases: Filled[] = [];
    for (const accounts of sizes) databases.push({ accounts, url: await large.ready(accounts) });
    const largest = databases.at(-1);
    if (largest === undefined) throw new Error('There are no sizes.');
    if (wanted('reads'))
      for (const filled of databases.slice(-2)) await measureReads(sites, filled, verdicts.of('reads'));
    if (wanted('scale')) await measureScale(sites, databases, verdicts.of('scale'));
    if (wanted('plans')) await checkPlans(large.folder, largest, verdicts.of('plans'));
    if (wanted('sitemaps')) await measureSitemaps(large.folder, largest, verdicts.of('sitemaps'));
    if (wanted('start')) await measureStart(large.folder, largest, verdicts.of('start'));
    if (wanted('mixed')) await measureMixed(sites, largest, verdicts.of('mixed'));
    if (wanted('visits')) await measureVisits(sites, largest, verdicts.of('visits'));
    if (wanted('full')) await measureFullMemory(sites, largest, verdicts.of('full'));
  } finally {
    sites.end();
    await large.stop();
  }
}

/** The benches on a small database of their own. */
async function benchSmall(wanted: Wanted, verdicts: Verdicts): Promise<void> {
  if (!SMALL.some(wanted)) return;
  const folder = await makeThrowawayFolder();
  const cluster = new Cluster({ folder, volatile: true, settings: POSTGRES_MEMORY });
  const sites = new Sites(folder);
  try {
    const address = await cluster.start();
    const { url } = address;
    await migrateDatabase(url);
    const displayIds = await inDatabase(url, async (client) => {
      const filled = await fillDatabase(client, ACCOUNTS);
      await setPasswords(client);
      await createAddresses(client);
      await setUploadPasswords(client);
      await fillContentPage(client);
      return filled;
    });
    console.log(`${ACCOUNTS} accounts.\n`);
    /** Runs a bench against a server that has served nothing before. */
    const onNewServer = async (
      name: (typeof SMALL)[number],
      measure: (site: Site, verdicts: Verdicts) => Promise<void>,
    ) => {
      if (!wanted(name)) return;
      const site = await sites.start(url);
      await measure(site, verdicts.of(name));
      const stopped = once(site.child, 'exit');
      site.child.kill();
      await stopped;
    };
    const paths = displayIds.map((id) => `/api/accounts/${id}`);
    const targetOf = ({ origin, child }: Site) => ({ origin, pid: child.pid ?? 0, folder });

    await onNewServer('contents', ({ origin }, contents) =>
      measureContentPage(sites, { origin, databaseUrl: url }, contents),
    );
    if (wanted('items'))
      await measureItemReads(address, (database) => sites.start(database), verdicts.of('items'));
    await onNewServer('logins', async (site, logins) => {
      await compareWrongLogins(site.origin, logins);
      await measureReadsBesideLogins(site, paths, logins);
    });
    await onNewServer('slow', (site, slow) => measureReadsBesideSlowSockets(site, displayIds, slow));
    await onNewServer('uploads', (site, uploads) => measureUploads(targetOf(site), paths, uploads));
    await onNewServer('bombs', (site, bombs) => measureBombs(targetOf(site), paths, bombs));
    await onNewServer('memory', (site, memory) =>
      measureMemory({ ...targetOf(site), metrics: site.metrics }, displayIds, memory),
    );
    if (wanted('providers')) {
      const port = await freePort();
      const sandbox = await SandboxProviders.start({ publicUrl: `http://localhost:${port}` });
      try {
        const settings = { ...sandboxVariables(sandbox.url), ...HANGING_PROVIDER_SETTINGS };
        const linking = await sites.start(url, settings, port);
        const site = { ...linking, sandboxUrl: sandbox.url, pid: linking.child.pid ?? 0 };
        await measureReadsBesideHangingProvider(site, displayIds, verdicts.of('providers'));
        linking.child.kill();
      } finally {
        await sandbox.stop();
      }
    }
    if (wanted('codes')) {
      const locking = await sites.start(url, { LOGIN_MAX_FAILURES: '1' });
      await compareForgotPassword(locking.origin, verdicts.of('codes'));
    }
  } finally {
    sites.end();
    await cluster.stop(5000);
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the benches named on the command line, after the first argument with the sizes of the generated databases.
 *
 * @returns whether every bar held
 */
async function bench(): Promise<boolean> {
  const [sizes = '', ...named] = process.argv.slice(2);
  const wanted: Wanted = (name) => named.includes(name);
  const verdicts = new Verdicts();
  await benchSmall(wanted, verdicts);
  await benchLarge(sizes.split(',').map(Number), wanted, verdicts);
  return verdicts.hold;
}

process.exit((await bench()) ? 0 : 1);
