import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { DEMO_CREATOR } from '../sandbox/demo-creator.js';
import { freePort } from '../sandbox/free-port.js';
import { withPaintedFiles } from '../sandbox/painted-files.js';
import { Cluster } from '../sandbox/postgres/cluster.js';
import { makeThrowawayFolder } from '../sandbox/postgres/throwaway-folder.js';
import { untilReady } from '../sandbox/supervisor/health.js';
import { AppModule } from '../src/app.module.js';
import { loadConfig } from '../src/config/app-config.js';
import { migrateDatabase } from '../src/database/migrate.js';
import { THEMES } from '../src/modules/themes/themes.js';
import { inDatabase } from './fill-database.js';
import { addLargePages, LINKS_CREATOR, WORKS_CREATOR } from './large-pages.js';
import { CATEGORIES, Lighthouse, MOMENTS, type PageAudit } from './lighthouse.js';
import { spread } from './load.js';
import { readRaw } from './raw-answer.js';
import { environmentOf, startServer } from './server.js';
import { Verdicts } from './verdicts.js';

/** The number of audits of each page. */
const AUDITS = 5;

/** The bars: points of a hundred, kilobytes of a document as transferred, and milliseconds to the largest paint. */
const BARS = { performance: 100, others: 100, layoutShift: 0, document: 100, largestPaint: 1200 };

/** How often each page is requested first, which is enough for the server to compress it well, and the time for that. */
const VISITS = 20;
const COMPRESSED_MS = 1000;

/** The audited pages: their themes, and the lists that can be requested in full. */
const PAGES = [
  { what: 'as usual', displayId: DEMO_CREATOR.displayId, theme: 'sakura', whole: [] },
  { what: 'by starry night', displayId: DEMO_CREATOR.displayId, theme: 'hoshizora', whole: [] },
  { what: 'in pixels', displayId: DEMO_CREATOR.displayId, theme: 'dot', whole: [] },
  { what: 'in a coffee house', displayId: DEMO_CREATOR.displayId, theme: 'kissa', whole: [] },
  { what: 'with 50 links', displayId: LINKS_CREATOR.displayId, theme: 'kinari', whole: ['links'] },
  {
    what: 'with 50 links, 200 contents and 200 items',
    displayId: WORKS_CREATOR.displayId,
    theme: 'kinari',
    whole: ['links', 'contents', 'items'],
  },
];

/** Adds the pages to an empty database, and their pictures to the folder. */
async function fillPages(environment: ReturnType<typeof environmentOf>): Promise<void> {
  const demo = fork(path.join(import.meta.dirname, '../sandbox/seed-demo.js'), [], { env: environment });
  const [code] = (await once(demo, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The demo creator could not be loaded.');
  const app = await NestFactory.createApplicationContext(AppModule.register(loadConfig(environment)), {
    logger: ['error', 'warn'],
  });
  try {
    await withPaintedFiles((paint) => addLargePages(app, paint));
  } finally {
    await app.close();
  }
}

/** Sets the theme of a creator's page, and waits until the server shows it. */
async function setTheme(databaseUrl: string, page: string, displayId: string, name: string): Promise<void> {
  const theme = THEMES.find((each) => each.name === name);
  if (!theme) throw new Error(`There is no theme ${name}.`);
  await inDatabase(databaseUrl, (client) =>
    client.query(
      `UPDATE accounts SET theme_id = $1 FROM display_id_claims claim
        WHERE claim.account_id = accounts.id AND claim.display_id = $2`,
      [theme.id, displayId],
    ),
  );
  const cover = `/theme-covers/${name}-`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (await fetch(page).then(async (answer) => (await answer.text()).includes(cover))) return;
    await setTimeout(100);
  }
  throw new Error(`${page} does not show the theme ${name}.`);
}

/** The size of a document as transferred to a browser, in kilobytes. */
async function documentSize(url: string): Promise<number> {
  const { status, body } = await readRaw(url, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
  return body.length / 1000;
}

/** Requests a page as often as makes it worth compressing well. */
async function visit(url: string): Promise<void> {
  for (let count = 0; count < VISITS; count += 1) await documentSize(url);
  await setTimeout(COMPRESSED_MS);
}

function print(audits: readonly PageAudit[]): void {
  const moments = Object.entries(MOMENTS).map(([id, name]) => {
    const { min, median, max } = spread(audits.map((audit) => audit.moments[id as keyof typeof MOMENTS]));
    return `${name} ${Math.round(median)} ms (${Math.round(min)} to ${Math.round(max)})`;
  });
  console.log(
    `  ${moments.join(', ')}; machine ${Math.round(spread(audits.map(({ machine }) => machine)).median)}`,
  );
}

function judge(what: string, audits: readonly PageAudit[], verdicts: Verdicts): void {
  for (const category of CATEGORIES) {
    const { min, median } = spread(audits.map(({ scores }) => scores[category]));
    // Categories without timings give the same result each time: one audit that finds a fault is enough.
    if (category === 'performance')
      verdicts.atLeast(`performance, median of ${AUDITS}, page ${what}`, median, BARS.performance);
    else verdicts.atLeast(`${category}, page ${what}`, min, BARS.others);
  }
  verdicts.atMost(
    `largest contentful paint, median of ${AUDITS}, page ${what}`,
    spread(audits.map(({ moments }) => moments['largest-contentful-paint'])).median,
    BARS.largestPaint,
    ' ms',
  );
  verdicts.atMost(
    `layout shift, page ${what}`,
    spread(audits.map(({ layoutShift }) => layoutShift)).max,
    BARS.layoutShift,
  );
  for (const fault of new Set(audits.flatMap(({ faults }) => faults))) console.log(`         ${fault}`);
}

/**
 * Audits creators' pages of the built server with Lighthouse.
 *
 * @returns whether every bar held
 */
async function bench(lighthouseProgram: string, browser: string): Promise<boolean> {
  const verdicts = new Verdicts().of('page');
  const folder = await makeThrowawayFolder();
  const cluster = new Cluster({ folder, volatile: true });
  const stopped = new AbortController();
  // A signal may come twice, from a terminal and from npm: the second one must not interrupt the shutdown. And the
  // parent process may end without sending one.
  for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(end, () => stopped.abort());
  const lighthouse = new Lighthouse(lighthouseProgram, browser, folder, stopped.signal);
  let kill = (): unknown => undefined;
  try {
    const { url: databaseUrl } = await cluster.start();
    await migrateDatabase(databaseUrl);
    await fillPages(environmentOf(databaseUrl, folder));
    const port = await freePort();
    const server = startServer(databaseUrl, folder, { port });
    kill = () => server.kill('SIGKILL');
    await untilReady('127.0.0.1', port, AbortSignal.any([stopped.signal, AbortSignal.timeout(60_000)]));
    for (const { what, displayId, theme, whole } of PAGES) {
      // The address under which search engines list it.
      const page = `http://localhost:${port}/ja/profile/${displayId}`;
      await setTheme(databaseUrl, page, displayId, theme);
      console.log(`A page ${what}`);
      await visit(page);
      verdicts.atMost(`document, page ${what}`, await documentSize(page), BARS.document, ' kB');
      for (const list of whole)
        verdicts.atMost(
          `document with all ${list}, page ${what}`,
          await documentSize(`${page}?${list}=all`),
          BARS.document,
          ' kB',
        );
      const audits: PageAudit[] = [];
      for (let count = 0; count < AUDITS; count += 1) audits.push(await lighthouse.audit(page));
      print(audits);
      judge(what, audits, verdicts);
    }
    return verdicts.hold;
  } finally {
    kill();
    await cluster.stop(5000);
    await rm(folder, { recursive: true, force: true });
  }
}

const [lighthouseProgram = '', browser = ''] = process.argv.slice(2);
process.exit((await bench(lighthouseProgram, browser)) ? 0 : 1);
