import { type Client } from 'pg';
import { CONTENT_LIMITS } from '../src/modules/contents/content-limits.rules.js';
import { ITEM_LIMITS } from '../src/modules/items/item-limits.rules.js';
import { LINK_LIMITS } from '../src/modules/links/link-limits.rules.js';
import { addContents, addItems, addPictures } from './fill-database.js';
import { startPlainReader } from './baselines.js';
import { inMs, spread } from './load.js';
import { NO_CACHE, type Sites } from './large-site.js';
import { type Sides, type Verdicts } from './verdicts.js';

const DISPLAY_ID = 'hana.1';

/** What the page of each content shows besides the content, and what each other content has. */
const OTHERS = 200;
const ITEMS = 200;
const MEDIA = 2;
const HASH_TAGS = 3;

/** What the creator's profile also shows: the first page of links, and linked accounts. */
const LINKS = LINK_LIMITS.page;
const LINKAGES = 4;

/** Enough for V8 to compile what renders a document. */
const WARM_UP = 100;
const ROUNDS = 5;
const PAGES = 40;

/** The highest allowed ratio of the product's time to that of the handwritten program. */
const MAX_RATIO = 1.5;

/** Gives one account as many contents as a page shows, and each content as many items, all with pictures. */
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
  await addItems(client, accountId, { count: contents * ITEMS, perContent: ITEMS });
  await client.query(
    `WITH added AS (
       INSERT INTO links (account_id, link_type_id, position)
       SELECT $1, 1, n FROM generate_series(1, $2::int) AS n RETURNING id)
     INSERT INTO link_details (link_id, position, title, url)
     SELECT id, 0, '花の教室 ' || id, 'https://example.com/classes/' || id FROM added`,
    [accountId, LINKS],
  );
  await client.query(
    `INSERT INTO linkages (account_id, provider, provider_account_id, handle, sns_account_name)
     SELECT $1, 'x', n, 'hana' || n, '花 ' || n FROM generate_series(1, $2::int) AS n`,
    [accountId, LINKAGES],
  );
  await client.query('ANALYZE');
}

/** The parts of an answer that are compared: of a content or a list. */
interface Answered {
  contentId?: number;
  total?: number;
  results?: Answered[];
}

const LIST = `/api/contents/accounts/${DISPLAY_ID}?limit=${CONTENT_LIMITS.page}`;

async function read(origin: string, address: string): Promise<Answered> {
  // Compression would be the same work for both programs, and more than the reads themselves.
  const answer = await fetch(`${origin}${address}`, { headers: { 'accept-encoding': 'identity' } });
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}.`);
  return (await answer.json()) as Answered;
}

/** Requests everything that the page of a content shows, in parallel, as the page does without server rendering. */
function readPage(origin: string, contentId: number): Promise<Answered[]> {
  const addresses = [
    `/api/accounts/${DISPLAY_ID}`,
    `/api/contents/${contentId}/accounts/${DISPLAY_ID}`,
    `/api/items/contents/${contentId}?limit=${ITEM_LIMITS.page}`,
    LIST,
  ];
  return Promise.all(addresses.map((address) => read(origin, address)));
}

/** Cycles through the addresses. */
function inTurn(addresses: readonly string[]): () => string {
  let given = 0;
  return () => {
    const address = addresses[given % addresses.length] ?? '';
    given += 1;
    return address;
  };
}

/** A summary of answers, to check that both programs return the same. */
function outline(answers: Answered[]): string {
  return answers
    .map(({ contentId, total, results }) => [contentId, total, results?.length].join(' '))
    .join(', ');
}

/** The median time of some reads, in milliseconds. */
async function time(count: number, read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const begun = performance.now();
    await read();
    times.push(performance.now() - begun);
  }
  return spread(times).median;
}

/** The result of a comparison. */
interface Comparison {
  ratio: number;
  sides: Sides;
}

/** How a page is read from the product, and from the handwritten program. */
interface Programs {
  product: () => Promise<unknown>;
  byHand: () => Promise<unknown>;
}

/**
 * Compares the times of both programs, in alternating rounds.
 *
 * @returns the median times, and the median ratio of the rounds
 */
async function compare(what: string, { product, byHand }: Programs): Promise<Comparison> {
  await time(WARM_UP, product);
  await time(WARM_UP, byHand);
  const times = { product: [] as number[], byHand: [] as number[], ratio: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await time(PAGES, product), await time(PAGES, byHand)];
    times.product.push(one);
    times.byHand.push(other);
    times.ratio.push(one / other);
  }
  const [measured, hand, ratio] = [spread(times.product), spread(times.byHand), spread(times.ratio)];
  console.log(
    `${what}: ${inMs(measured)}, by hand ${inMs(hand)}, ${ratio.median.toFixed(2)} times that (medians of ${PAGES} pages in ${ROUNDS} rounds)`,
  );
  return {
    ratio: ratio.median,
    sides: {
      measured: { value: measured.median, unit: ' ms' },
      baseline: { value: hand.median, unit: ' ms' },
    },
  };
}

/** Words of an entry of each list of a page. */
const SHOWN = {
  content: ['花瓶 ガラス 一輪挿し'],
  profile: ['花瓶 ガラス 一輪挿し', '花の教室', '今週の花'],
};

/** Reads a document, and checks that it shows an entry of each list. */
async function readDocument(origin: string, address: string, shown: readonly string[]): Promise<void> {
  const answer = await fetch(`${origin}${address}`, { headers: { 'accept-encoding': 'identity' } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}.`);
  const missing = shown.find((words) => !text.includes(words));
  if (missing !== undefined) throw new Error(`${address} does not show ${missing}.`);
}

/** Compares the times for the documents of contents and of their creator's profile with the handwritten program. */
async function measureDocuments(
  sites: Sites,
  { databaseUrl, byHand, ids }: { databaseUrl: string; byHand: string; ids: readonly number[] },
  verdicts: Verdicts,
): Promise<void> {
  // Without a cache, this server renders each document anew.
  const { origin, child } = await sites.start(databaseUrl, NO_CACHE);
  const profile = `/profile/${DISPLAY_ID}`;
  const contents = ids.map((id) => `${profile}/contents/${id}`);
  const documents = [
    { of: 'a content', paths: contents, shown: SHOWN.content },
    { of: 'a profile', paths: [profile], shown: SHOWN.profile },
  ];
  for (const { of, paths, shown } of documents) {
    const asked = inTurn(['/ja', '/en'].flatMap((language) => paths.map((path) => language + path)));
    // The handwritten program writes no markup.
    const same = inTurn(paths);
    const { ratio, sides } = await compare(`the document of ${of}, with its markup`, {
      product: () => readDocument(origin, asked(), shown),
      byHand: () => readDocument(byHand, same(), shown),
    });
    verdicts.atMost(`the document of ${of}, in times by hand`, ratio, MAX_RATIO, '', sides);
  }
  child.kill();
}

/**
 * Compares the time for the largest possible page of a content, read from the database and not from a cache, with a
 * handwritten program that makes the same reads. The rounds alternate, so that other load on the machine affects both
 * equally. Measures the API calls of the page, then its document, then the document of its creator's profile.
 */
export async function measureContentPage(
  sites: Sites,
  { origin, databaseUrl }: { origin: string; databaseUrl: string },
  verdicts: Verdicts,
): Promise<void> {
  const { results = [] } = await read(origin, LIST);
  const ids = results.flatMap(({ contentId }) => contentId ?? []);
  const [contentId = 0] = ids;
  const plain = await startPlainReader({ databaseUrl, sameAnswers: false });
  const byHand = plain.origin;
  try {
    const outlines = [outline(await readPage(origin, contentId)), outline(await readPage(byHand, contentId))];
    if (new Set(outlines).size !== 1) throw new Error(`The answers differ: ${outlines.join(' | ')}`);
    console.log(`Contents with ${ITEMS} items among ${OTHERS} others (${outlines[0]})`);
    const reads = await compare('the reads of a page of a content', {
      product: () => readPage(origin, contentId),
      byHand: () => readPage(byHand, contentId),
    });
    verdicts.atMost('the reads of a content page, in times by hand', reads.ratio, MAX_RATIO, '', reads.sides);
    await measureDocuments(sites, { databaseUrl, byHand, ids }, verdicts);
    console.log();
  } finally {
    plain.child.kill();
  }
}
