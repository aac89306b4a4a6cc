import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import process from 'node:process';
import pg from 'pg';
import { answerAccount, answerContents, answerLinks, visible } from './plain-answers.js';

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

const readAccount: Read = async (db, { displayId }) => {
  const { rows } = await db.query(
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
    [displayId],
  );
  return rows[0] as unknown;
};

const readContent: Read = async (db, { displayId, id }) =>
  (await db.query(`${CONTENT} WHERE c.${OF_DISPLAY_ID} AND c.id = $2 AND ${visible('c')}`, [displayId, id]))
    .rows[0] as unknown;

const readItems: Read = async (db, { id }) => {
  const [list, count] = await Promise.all([
    db.query(
      `${ITEM} WHERE i.content_id = $1 AND ${SEEN_ITEM} ORDER BY i.position DESC, i.id DESC LIMIT 200`,
      [id],
    ),
    db.query<{ total: number }>(
      `SELECT count(*)::int AS total ${ITEMS} WHERE i.content_id = $1 AND ${SEEN_ITEM}`,
      [id],
    ),
  ]);
  return { results: list.rows, total: count.rows[0]?.total };
};

/** A list of an account, and its total, both of visible entries only. */
const readList =
  (rows: string, tables: string, seen: string): Read =>
  async (db, { displayId }) => {
    const [list, count] = await Promise.all([
      db.query(rows, [displayId]),
      db.query<{ total: number }>(`SELECT count(*)::int AS total ${tables} WHERE ${seen}`, [displayId]),
    ]);
    return { results: list.rows, total: count.rows[0]?.total };
  };

const SEEN_CONTENTS = `c.${OF_DISPLAY_ID} AND ${visible('c')}`;

/** The first contents of an account. */
const readContents = (entry: string, limit: number): Read =>
  readList(
    `${entry} WHERE ${SEEN_CONTENTS} ORDER BY c.position LIMIT ${limit}`,
    'FROM contents c',
    SEEN_CONTENTS,
  );

/** Everything in the document of a content; of the other contents only the fields for the grid. */
const readPage: Read = async (db, parameters) => {
  const [account, content, items, contents] = await Promise.all(
    [readAccount, readContent, readItems, readContents(TILE, 200)].map((read) => read(db, parameters)),
  );
  return { account, content, items, contents };
};

const SEEN_LINKS = `l.${OF_DISPLAY_ID} AND ${visible('l')}`;

const readLinks = readList(
  `SELECT l.id, l.link_type_id AS "linkTypeId",
          (SELECT json_agg(json_build_object('title', d.title, 'url', d.url, 'text', d.text,
                                             'picture', ${pictureOf('d.picture_id')}) ORDER BY d.position)
             FROM link_details d WHERE d.link_id = l.id) AS details
     FROM links l WHERE ${SEEN_LINKS} ORDER BY l.position LIMIT 20`,
  'FROM links l',
  SEEN_LINKS,
);

const readLinkages = readList(
  `SELECT l.id, l.provider, l.handle, l.sns_account_name AS "snsAccountName", l.needs_reconnect AS "needsReconnect",
          ${pictureOf('l.picture_id')} AS picture
     FROM linkages l WHERE l.${OF_DISPLAY_ID} ORDER BY l.provider, l.id`,
  'FROM linkages l',
  `l.${OF_DISPLAY_ID}`,
);

const SEEN_ITEMS = `i.${OF_DISPLAY_ID} AND ${SEEN_ITEM}`;

const readItemsOfAccount = readList(
  `${ITEM} WHERE ${SEEN_ITEMS} ORDER BY i.content_id DESC, i.position DESC, i.id DESC LIMIT 16`,
  ITEMS,
  SEEN_ITEMS,
);

/** Everything in the document of a profile. */
const readProfile: Read = async (db, parameters) => {
  const [account, linkages, contents, links, items] = await Promise.all(
    [readAccount, readLinkages, readContents(TILE, 16), readLinks, readItemsOfAccount].map((read) =>
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
  [/^\/api\/contents\/accounts\/(?<displayId>[^/]+)$/, readContents(CONTENT, 200)],
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
