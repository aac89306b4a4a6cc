import { type INestApplicationContext } from '@nestjs/common';
import { type Client } from 'pg';
import { SITEMAP_KINDS, type SitemapKind } from '../src/modules/discovery/sitemap-file.entity.js';
import { SitemapFilesJob } from '../src/modules/discovery/sitemap-files.job.js';
import { SitemapReadModel } from '../src/modules/discovery/sitemap.read-model.js';
import { PAGES_PER_FILE } from '../src/modules/discovery/sitemaps.service.js';
import { inDatabase } from './fill-database.js';
import { startInProcess } from './in-process.js';
import { countBlocks, findPlanFaults } from './plan-faults.js';
import { type Filled } from './reads.js';
import { recordStatements, type Statement } from './recorded-statements.js';
import { type Verdicts } from './verdicts.js';

/** The highest allowed ratio of the blocks for the first and last files, the more to the fewer. */
export const MAX_BLOCKS_RATIO = 1.5;

/** The longest allowed time, in seconds: a twelfth of the hour between two runs of the job. */
const MAX_S = 300;

/** Into how many files the creators of a small database are divided. */
const LEAST_FILES = 10;

/** The blocks that PostgreSQL touches to find the ends of the first and last files. */
export interface FileBlocks {
  most: number;
  fewest: number;
}

/** Measures how the job divides all pages into sitemap files: in all, and whether later files cost more. */
export async function measureSitemaps(
  folder: string,
  { accounts, url }: Filled,
  verdicts: Verdicts,
): Promise<void> {
  const size = `${accounts.toLocaleString('en')} accounts`;
  const perFile = Math.min(PAGES_PER_FILE, Math.floor(accounts / LEAST_FILES));
  const app = await startInProcess(folder, url);
  let seconds = 0;
  try {
    for (const kind of SITEMAP_KINDS) {
      const begun = performance.now();
      const steps = await recordSteps(app, kind, perFile);
      seconds += (performance.now() - begun) / 1000;
      const lists = await recordLists(app, kind, steps);
      const { most, fewest } = await inDatabase(url, (client) => countFileBlocks(client, steps));
      const faults = await inDatabase(url, (client) => findFileFaults(client, lists));
      for (const fault of faults) console.log(`         ${fault}`);
      verdicts.atMost(`files of ${kind} read with a sequential scan, ${size}`, faults.length, 0);
      verdicts.atMost(
        `blocks for a full file of ${kind}, the first and the last compared, ${size}`,
        most / fewest,
        MAX_BLOCKS_RATIO,
        '',
        { measured: { value: most, unit: ' blocks' }, baseline: { value: fewest, unit: ' blocks' } },
      );
    }
  } finally {
    await app.close();
  }
  verdicts.atMost(`dividing all pages into sitemap files, ${size}`, seconds, MAX_S, ' s');
}

/** The statements with which the job finds the ends of the files of a kind. */
export function recordSteps(
  app: INestApplicationContext,
  kind: SitemapKind,
  perFile: number,
): Promise<Statement[]> {
  const job = app.get(SitemapFilesJob, { strict: false });
  return recordStatements(
    () => job.divide(kind, perFile),
    (text) => text.includes('"lastKey"'),
  );
}

/**
 * The statements that read the first file of a kind, one in the middle and the last full one.
 *
 * @param steps of all files, in order
 */
export async function recordLists(
  app: INestApplicationContext,
  kind: SitemapKind,
  steps: readonly Statement[],
): Promise<Statement[]> {
  const pages = app.get(SitemapReadModel, { strict: false });
  const files = [0, Math.floor(steps.length / 2), steps.length - 2];
  return recordStatements(
    async () => {
      for (const file of files) {
        const [after, limit] = [keyOf(steps[file]), Number(steps[file]?.values[2])];
        await pages.list(kind, { after, until: keyOf(steps[file + 1]) }, limit);
      }
    },
    (text) => text.includes('"displayId"'),
  );
}

/** The key after which the file of a step begins. */
const keyOf = (step: Statement | undefined) => String(step?.values[0]);

/** The faults in the plans that read files, each explained by itself: a plan depends on the range. */
export async function findFileFaults(client: Client, lists: readonly Statement[]): Promise<string[]> {
  const faults: string[] = [];
  for (const list of lists) faults.push(...(await findPlanFaults(client, [list], true)).faults);
  return faults;
}

/** @param steps of all files, in order */
export async function countFileBlocks(client: Client, steps: readonly Statement[]): Promise<FileBlocks> {
  // The last step finds the rest, or that there is none.
  const [first, last] = [steps[0], steps.at(-2)];
  if (first === undefined || last === undefined || first === last) throw new Error('There is only one file.');
  // The first statement of a connection also reads PostgreSQL's catalog.
  await countBlocks(client, first);
  const blocks = [await countBlocks(client, first), await countBlocks(client, last)];
  return { most: Math.max(...blocks), fewest: Math.min(...blocks) };
}
