import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import process from 'node:process';
import pg from 'pg';
import { answerAccount, answerContents, answerLinks, prepare, visible } from './plain-answers.js';

/** SQL that reads a picture, as JSON. */
const pictureOf = (id: string): string => `
  (SELECT json_build_object('hash', f.hash, 'width', f.width, 'height', f.height, 'widths', f.widths,
                            'placeholder', f.placeholder)
     FROM pictures p JOIN picture_files f ON f.hash = p.hash WHERE p.id = ${id})`;

/** SQL that reads the fields of a content for a grid, with the media that match a condition. */
const tileOf = (condition: string): string => `
         c.id AS "contentId", c.provider, c.published_at AS "publishedAt", c.title,
         c.content_url AS "contentUrl", EXISTS (SELECT FROM items i WHERE i.content_id = c.id AND ${visible('i')}) AS "isItemLinked",
         (SELECT json_agg(json_build_object('video', m.video, 'videoUrl', m.video_url,
                                            'picture', ${pictureOf('m.picture_id')}) ORDER BY m.position)
            FROM content_media m WHERE m.content_id = c.id AND ${condition}) AS media`;

const CONTENT = `
  SELECT ${tileOf('true')}, c.description,
         (SELECT json_agg(t.name ORDER BY t.position) FROM content_hash_tags t WHERE t.content_id = c.id) AS "hashTags"
    FROM contents c`;

const TILE = `SELECT ${tileOf('m.position = 0')} FROM contents c`;

const ITEMS = 'FROM items i JOIN contents c ON c.id = i.content_id';

/** An item is only visible with its content. */
const SEEN_ITEM = `${visible('i')} AND ${visible('c')}`;

const ITEM = `
  SELECT i.id AS "itemId", i.major_mall AS "majorMallFlag", i.name, i.url, ${pictureOf('i.picture_id')} AS picture
    ${ITEMS}`;

const OF_DISPLAY_ID = 'account_id = (SELECT account_id FROM display_id_claims WHERE key = $1)';

type Parameters = Record<string, string>;
type Read = (db: pg.Pool, parameters: Parameters) => Promise<unknown>;

/** One row. */
const readRow = (name: string, text: string, parameters: (keyof Parameters)[]): Read => {
  const read = prepare(name, text);
  return async (db, given) =>
    (
      await read(
        db,
        parameters.map((each) => given[each]),
      )
    )[0];
};

const readAccount = readRow(
  'account',
  `SELECT a.id AS "accountId", d.display_id AS "displayId", a.display_name AS "displayName", a.introduction,
          a.theme_id AS "themeId", a.contents_format AS "contentsFormat", ${pictureOf('a.icon_id')} AS icon,
          a.header_type AS "headerType", ${pictureOf('a.cover_id')} AS cover,
          (SELECT json_agg(json_build_object('type', h.type, 'text', h.text)) FROM headlines h
            WHERE h.account_id = a.id) AS headlines,
          (SELECT json_agg(json_build_object('name', b.name, 'order', b.position, 'show', b.shown)
                           ORDER BY b.position) FROM blocks b WHERE b.account_id = a.id) AS blocks,
          (SELECT json_agg(json_build_object('ja', k.name_ja, 'en', k.name_en)) FROM account_categories ac
             JOIN categories k ON k.id = ac.category_id WHERE ac.account_id = a.id) AS categories
     FROM display_id_claims d JOIN accounts a ON a.id = d.account_id
    WHERE d.key = $1 AND a.withdrawn_at IS NULL AND a.suspended_at IS NULL`,
  ['displayId'],
);

const readContent = readRow(
  'content',
  `${CONTENT} WHERE c.${OF_DISPLAY_ID} AND c.id = $2 AND ${visible('c')}`,
  ['displayId', 'id'],
);

/** A list and its length, in one statement. */
const readList = (name: string, entries: string, count: string, parameter = 'displayId'): Read =>
  readRow(
    name,
    `SELECT (${count})::int AS total, coalesce((SELECT json_agg(entry) FROM (${entries}) entry), '[]') AS results`,
    [parameter],
  );

const ITEMS_OF_CONTENT = `i.content_id = $1 AND ${SEEN_ITEM}`;

const readItems = readList(
  'items of content',
  `${ITEM} WHERE ${ITEMS_OF_CONTENT} ORDER BY i.position DESC, i.id DESC LIMIT 200`,
  `SELECT count(*) ${ITEMS} WHERE ${ITEMS_OF_CONTENT}`,
  'id',
);

const SEEN_CONTENTS = `c.${OF_DISPLAY_ID} AND ${visible('c')}`;

/** The first contents of an account. */
const readContents = (name: string, entry: string, limit: number): Read =>
  readList(
    name,
    `${entry} WHERE ${SEEN_CONTENTS} ORDER BY c.position LIMIT ${limit}`,
    `SELECT count(*) FROM contents c WHERE ${SEEN_CONTENTS}`,
  );

const readAllContents = readContents('contents', CONTENT, 200);
const readAllTiles = readContents('all tiles', TILE, 200);
const readFirstTiles = readContents('first tiles', TILE, 16);

/** Everything in the document of a content; of the other contents only the fields for the grid. */
const readPage: Read = async (db, parameters) => {
  const [account, content, items, contents] = await Promise.all(
    [readAccount, readContent, readItems, readAllTiles].map((read) => read(db, parameters)),
  );
  return { account, content, items, contents };
};

const SEEN_LINKS = `l.${OF_DISPLAY_ID} AND ${visible('l')}`;

const readLinks = readList(
  'links',
  `SELECT l.id, l.link_type_id AS "linkTypeId",
          (SELECT json_agg(json_build_object('title', d.title, 'url', d.url, 'text', d.text,
                                             'picture', ${pictureOf('d.picture_id')}) ORDER BY d.position)
             FROM link_details d WHERE d.link_id = l.id) AS details
     FROM links l WHERE ${SEEN_LINKS} ORDER BY l.position LIMIT 20`,
  `SELECT count(*) FROM links l WHERE ${SEEN_LINKS}`,
);

const readLinkages = readList(
  'linkages',
  `SELECT l.id, l.provider, l.handle, l.sns_account_name AS "snsAccountName", l.needs_reconnect AS "needsReconnect",
          ${pictureOf('l.picture_id')} AS picture
     FROM linkages l WHERE l.${OF_DISPLAY_ID} ORDER BY l.provider, l.id`,
  `SELECT count(*) FROM linkages l WHERE l.${OF_DISPLAY_ID}`,
);

const SEEN_ITEMS = `i.${OF_DISPLAY_ID} AND ${SEEN_ITEM}`;

const readItemsOfAccount = readList(
  'items of account',
  `${ITEM} WHERE ${SEEN_ITEMS} ORDER BY i.content_id DESC, i.position DESC, i.id DESC LIMIT 16`,
  `SELECT count(*) ${ITEMS} WHERE ${SEEN_ITEMS}`,
);

/** Everything in the document of a profile. */
const readProfile: Read = async (db, parameters) => {
  const [account, linkages, contents, links, items] = await Promise.all(
    [readAccount, readLinkages, readFirstTiles, readLinks, readItemsOfAccount].map((read) =>
      read(db, parameters),
    ),
  );
  return { account, linkages, contents, links, items };
};

/** The reads by address. */
const READS: [address: RegExp, read: Read][] = [
  [/^\/api\/accounts\/(?<displayId>[^/]+)$/, readAccount],
  [/^\/api\/contents\/(?<id>\d+)\/accounts\/(?<displayId>[^/]+)$/, readContent],
  [/^\/api\/items\/contents\/(?<id>\d+)$/, readItems],
  [/^\/api\/contents\/accounts\/(?<displayId>[^/]+)$/, readAllContents],
  [/^\/profile\/(?<displayId>[^/]+)\/contents\/(?<id>\d+)$/, readPage],
  [/^\/profile\/(?<displayId>[^/]+)$/, readProfile],
];

/** The three reads with the same answers as the product, byte for byte. */
const SAME_ANSWERS: [address: RegExp, read: Read][] = [
  [/^\/api\/accounts\/(?<displayId>[^/]+)$/, (db, { displayId = '' }) => answerAccount(db, displayId)],
  [/^\/api\/links\/accounts\/(?<displayId>[^/]+)$/, (db, { displayId = '' }) => answerLinks(db, displayId)],
  [
    /^\/api\/contents\/accounts\/(?<displayId>[^/]+)$/,
    (db, { displayId = '' }) => answerContents(db, displayId),
  ],
];

/** The message that configures the program. */
export interface PlainReaderOptions {
  databaseUrl: string;
  /** Whether the answers are those of the product; otherwise only the same rows are read. */
  sameAnswers: boolean;
}

process.once('message', ({ databaseUrl, sameAnswers }: PlainReaderOptions) => {
  const reads = sameAnswers ? SAME_ANSWERS : READS;
  const db = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const answer = async (address: string): Promise<string | null> => {
    for (const [pattern, read] of reads) {
      const found = pattern.exec(address);
      if (found) return JSON.stringify(await read(db, { ...found.groups }));
    }
    return null;
  };
  const server = createServer((request, response) => {
    void answer(request.url?.split('?', 1)[0] ?? '').then(
      (body) =>
        response
          .writeHead(body === null ? 404 : 200, { 'Content-Type': 'application/json; charset=utf-8' })
          .end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit(0));
