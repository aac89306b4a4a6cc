import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { type Client } from 'pg';
import { LIMITS } from '../src/common/rules/limits.js';
import { addContents, addItems, addPictures } from './fill-database.js';
import { type Spread, spread } from './load.js';
import { type Verdicts } from './verdicts.js';

const DISPLAY_ID = 'hana.1';

/** What the page shows besides the content, and what each of those shows. */
const OTHERS = 200;
const ITEMS = 200;
const MEDIA = 2;
const HASH_TAGS = 3;

const WARM_UP = 30;
const ROUNDS = 5;
const PAGES = 40;

/** How much longer the product may take than a program that does nothing else. */
const MOST_TIMES = 2;

/** Gives one of the accounts as many contents and items as a page shows, each with pictures. */
export async function fillContentPage(client: Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT account_id AS id FROM display_id_claims WHERE key = $1',
    [DISPLAY_ID],
  );
  const accountId = rows[0]?.id ?? '';
  const contents = OTHERS + 1;
  await addPictures(client, accountId, contents * MEDIA + ITEMS);
  await addContents(client, accountId, contents);
  await client.query(
    `INSERT INTO content_media (content_id, position, picture_id, video, video_url)
     SELECT content.id, medium, picture.id, true, content.content_url
       FROM (SELECT id, content_url, row_number() OVER (ORDER BY id) - 1 AS place FROM contents WHERE account_id = $1) content
      CROSS JOIN generate_series(0, $2::int - 1) AS medium
       JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM pictures WHERE account_id = $1) picture
         ON picture.place = content.place * $2 + medium`,
    [accountId, MEDIA],
  );
  await client.query(
    `INSERT INTO content_hash_tags (content_id, position, name)
     SELECT id, n, '花のある暮らし' || n FROM contents, generate_series(0, $2::int - 1) AS n WHERE account_id = $1`,
    [accountId, HASH_TAGS],
  );
  await addItems(client, accountId, { count: ITEMS, perContent: ITEMS });
  await client.query('ANALYZE');
}

/** A program by hand that reads the same rows, with nothing around them. */
async function startPlainReader(databaseUrl: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(import.meta.dirname, 'plain-reader.js'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const port = new Promise<number>((resolve) => child.once('message', (message) => resolve(Number(message))));
  child.send({ databaseUrl });
  return { child, port: await port };
}

/** What is looked at of an answer: of one content, or of a list. */
interface Answered {
  contentId?: number;
  total?: number;
  results?: Answered[];
}

const LIST = `/api/contents/accounts/${DISPLAY_ID}?limit=${LIMITS.contents.page}`;

async function read(origin: string, address: string): Promise<Answered> {
  // Not compressed: that would be the same work for both, and more of it than the reads are.
  const answer = await fetch(`${origin}${address}`, { headers: { 'accept-encoding': 'identity' } });
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}.`);
  return (await answer.json()) as Answered;
}

/** Asks for all that the page of a content shows, at once, as the page does where no server has rendered it. */
function readPage(origin: string, contentId: number): Promise<Answered[]> {
  const addresses = [
    `/api/accounts/${DISPLAY_ID}`,
    `/api/contents/${contentId}/accounts/${DISPLAY_ID}`,
    `/api/items/contents/${contentId}?limit=${LIMITS.items.page}`,
    LIST,
  ];
  return Promise.all(addresses.map((address) => read(origin, address)));
}

/** What has come, in short: both programs must have told of the same. */
function outline(answers: Answered[]): string {
  return answers
    .map(({ contentId, total, results }) => [contentId, total, results?.length].join(' '))
    .join(', ');
}

async function timePages(origin: string, contentId: number, count: number): Promise<number> {
  const times: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const begun = performance.now();
    await readPage(origin, contentId);
    times.push(performance.now() - begun);
  }
  return spread(times).median;
}

/**
 * How long the page of a content takes that shows as much as one can, from the database, beside a program that runs the
 * same reads by hand: in turn, round by round, so that whatever else the machine does meets both alike.
 */
export async function measureContentPage(
  origin: string,
  databaseUrl: string,
  verdicts: Verdicts,
): Promise<void> {
  // The first one has the items.
  const contentId = (await read(origin, LIST)).results?.[0]?.contentId ?? 0;
  const plain = await startPlainReader(databaseUrl);
  const byHand = `http://localhost:${plain.port}`;
  try {
    const told = [outline(await readPage(origin, contentId)), outline(await readPage(byHand, contentId))];
    if (new Set(told).size !== 1) throw new Error(`Not the same was told: ${told.join(' | ')}`);
    await timePages(origin, contentId, WARM_UP);
    await timePages(byHand, contentId, WARM_UP);
    const times = { product: [] as number[], byHand: [] as number[], ratio: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const [product, hand] = [
        await timePages(origin, contentId, PAGES),
        await timePages(byHand, contentId, PAGES),
      ];
      times.product.push(product);
      times.byHand.push(hand);
      times.ratio.push(product / hand);
    }
    const [product, hand, ratio] = [spread(times.product), spread(times.byHand), spread(times.ratio)];
    console.log(
      `A content with ${ITEMS} items among ${OTHERS} others: ${inMs(product)}, by hand ${inMs(hand)} (medians of ${PAGES} pages in ${ROUNDS} rounds; ${told[0]})`,
    );
    verdicts.atMost('the page of a content, in times that by hand', ratio.median, MOST_TIMES);
    console.log();
  } finally {
    plain.child.kill();
  }
}

function inMs({ min, median, max }: Spread): string {
  return `${median.toFixed(1)} ms (${min.toFixed(1)} to ${max.toFixed(1)})`;
}
