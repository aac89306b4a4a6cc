import { type Pool } from 'pg';
import { THEMES } from '../src/modules/themes/themes.js';

/*
 * The product's answers to three public reads, byte for byte, from handwritten code: one statement for each, like the
 * product's without what the answer does not need, prepared once per connection, and an object literal for each answer.
 * Nothing is checked, logged, throttled or compressed.
 */

interface Files {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

interface AccountRow {
  id: string;
  displayId: string;
  displayName: string;
  introduction: string | null;
  translations: object;
  linkswitchPid: string | null;
  optout: boolean;
  icon: Files | null;
  cover: Files | null;
  headerType: string;
  themeId: number;
  contentsFormat: number;
  categoryNames: { ja: string }[];
  headlines: { type: string; text: string | null }[];
  blocks: { name: string; shown: boolean }[];
}

/** A list of an account, with what decides whether its page shows the list. */
interface ListRow<Entry> {
  displayId: string;
  isShown: boolean;
  total: number;
  entries: Entry[];
}

interface LinkEntry {
  id: number;
  linkTypeId: number;
  details: { title: string | null; url: string | null; text: string | null; picture: Files | null }[];
}

interface ContentEntry {
  id: number;
  provider: string;
  publishedAt: string;
  title: string | null;
  contentUrl: string;
  isItemLinked: boolean;
  description: string | null;
  media: { video: boolean; videoUrl: string | null; picture: Files | null }[];
  hashTags: string[];
}

/** A statement that each connection prepares once. */
const prepare =
  <Row extends object>(name: string, text: string) =>
  async (db: Pool, values: unknown[]): Promise<Row[]> =>
    (await db.query<Row>({ name, text, values })).rows;

const pictureOf = (id: string): string => `
  (SELECT json_build_object('hash', f.hash, 'width', f.width, 'height', f.height, 'widths', f.widths,
                            'placeholder', f.placeholder)
     FROM pictures p JOIN picture_files f ON f.hash = p.hash WHERE p.id = ${id})`;

export const visible = (alias: string): string => `
  (${alias}.visibility = 'public' AND (${alias}.visible_from IS NULL OR ${alias}.visible_from <= now())
   AND (${alias}.visible_until IS NULL OR ${alias}.visible_until > now()))`;

/** What visitors see of the visibility. */
const SEEN = { visibility: 'public', visibleFrom: null, visibleUntil: null };

const readAccount = prepare<AccountRow>(
  'account',
  `SELECT a.id, d.display_id AS "displayId", a.display_name AS "displayName", a.introduction, a.translations,
         a.linkswitch_pid AS "linkswitchPid", a.optout, ${pictureOf('a.icon_id')} AS icon,
         ${pictureOf('a.cover_id')} AS cover, a.header_type AS "headerType", a.theme_id AS "themeId",
         a.contents_format AS "contentsFormat",
         (SELECT coalesce(json_agg(json_build_object('ja', c.name_ja)
                                   ORDER BY k.position, k.id, c.position, c.id), '[]')
            FROM account_categories ac JOIN categories c ON c.id = ac.category_id
            JOIN categories k ON k.id = c.parent_id WHERE ac.account_id = a.id) AS "categoryNames",
         (SELECT json_agg(json_build_object('type', k.type, 'text', h.text) ORDER BY k.position)
            FROM unnest(ARRAY['POST', 'LINK', 'RECOMMEND_PROFILE', 'RECOMMEND_CONTENT', 'OTHER_POST'])
                 WITH ORDINALITY AS k (type, position)
            LEFT JOIN headlines h ON h.account_id = a.id AND h.type = k.type) AS headlines,
         coalesce((SELECT json_agg(json_build_object('name', b.name, 'shown', b.shown) ORDER BY b.position)
                     FROM blocks b WHERE b.account_id = a.id),
                  '[{"name":"content","shown":true},{"name":"link","shown":true},{"name":"item","shown":true}]') AS blocks
    FROM accounts a JOIN display_id_claims d ON d.account_id = a.id AND d.is_current
   WHERE a.withdrawn_at IS NULL AND a.suspended_at IS NULL
     AND a.id = (SELECT account_id FROM display_id_claims WHERE key = $1)`,
);

/** SQL for a list of the account `a`, unless its page hides the block. Both blocks are shown at first. */
const listOf = (block: string, entries: string, count: string): string => `
  SELECT d.display_id AS "displayId",
         coalesce((SELECT b.shown FROM blocks b WHERE b.account_id = a.id AND b.name = '${block}'), true) AS "isShown",
         (${count})::int AS total,
         coalesce((SELECT json_agg(entry) FROM (${entries}) entry), '[]') AS entries
    FROM accounts a JOIN display_id_claims d ON d.account_id = a.id AND d.is_current
   WHERE a.withdrawn_at IS NULL AND a.suspended_at IS NULL
     AND a.id = (SELECT account_id FROM display_id_claims WHERE key = $1)`;

const readLinks = prepare<ListRow<LinkEntry>>(
  'links',
  listOf(
    'link',
    `SELECT l.id, l.link_type_id AS "linkTypeId",
         (SELECT json_agg(json_build_object('title', d.title, 'url', d.url, 'text', d.text,
                                            'picture', ${pictureOf('d.picture_id')}) ORDER BY d.position)
            FROM link_details d WHERE d.link_id = l.id) AS details
    FROM links l WHERE l.account_id = a.id AND ${visible('l')} ORDER BY l.position LIMIT 20`,
    `SELECT count(*) FROM links l WHERE l.account_id = a.id AND ${visible('l')}`,
  ),
);

const readContents = prepare<ListRow<ContentEntry>>(
  'contents',
  listOf(
    'content',
    `SELECT c.id, c.provider, c.published_at AS "publishedAt", c.title, c.content_url AS "contentUrl", c.description,
         coalesce((SELECT true FROM items i WHERE i.content_id = c.id AND ${visible('i')} LIMIT 1), false) AS "isItemLinked",
         coalesce((SELECT json_agg(json_build_object('video', m.video, 'videoUrl', m.video_url,
                                                     'picture', ${pictureOf('m.picture_id')}) ORDER BY m.position)
                     FROM content_media m WHERE m.content_id = c.id), '[]') AS media,
         coalesce((SELECT json_agg(t.name ORDER BY t.position)
                     FROM content_hash_tags t WHERE t.content_id = c.id), '[]') AS "hashTags"
    FROM contents c WHERE c.account_id = a.id AND ${visible('c')} ORDER BY c.position LIMIT 200`,
    `SELECT count(*) FROM contents c WHERE c.account_id = a.id AND ${visible('c')}`,
  ),
);

const LINK_TYPES = ['text', 'image_1', 'image_3', 'image_4', 'image_text'];

const NO_LIST = { results: [], total: 0, nextOffset: null };

const themeById = new Map(
  THEMES.map(({ id, name, displayName, category, tokens }) => [
    id,
    {
      themeId: id,
      name,
      displayName: displayName.ja,
      categoryDisplayName: category.displayName.ja,
      tokens,
    },
  ]),
);

/** The one row of an account. */
async function find<Row extends object>(
  read: (db: Pool, values: unknown[]) => Promise<Row[]>,
  db: Pool,
  displayId: string,
): Promise<Row> {
  const [row] = await read(db, [displayId.toLowerCase()]);
  if (!row) throw new Error(`There is no ${displayId}.`);
  return row;
}

export async function answerAccount(db: Pool, displayId: string): Promise<object> {
  const account = await find(readAccount, db, displayId);
  const iconPicture = account.icon && toPicture(account.icon);
  const coverPicture = account.cover && toPicture(account.cover);
  const theme = themeById.get(account.themeId);
  return {
    accountId: account.id,
    displayId: account.displayId,
    displayName: account.displayName,
    introduction: account.introduction,
    translations: account.translations,
    icon: iconPicture?.url ?? null,
    iconPicture,
    cover: coverPicture?.url ?? null,
    coverPicture,
    linkswitchPid: account.optout ? null : account.linkswitchPid,
    headerType: account.headerType,
    themeId: theme?.themeId,
    theme,
    contentsFormat: account.contentsFormat,
    headlines: account.headlines,
    blockOrders: account.blocks.map(({ name, shown }, index) => ({
      name,
      type: name,
      order: index + 1,
      show: shown,
    })),
    categoryNames: account.categoryNames.map(({ ja }) => ja),
    isMe: false,
  };
}

export async function answerLinks(db: Pool, displayId: string): Promise<object> {
  const { isShown, total, entries } = await find(readLinks, db, displayId);
  if (!isShown) return NO_LIST;
  const results = entries.map(({ id, linkTypeId, details }) => ({
    linkId: id,
    linkTypeId,
    linkTypeName: LINK_TYPES[linkTypeId - 1],
    details: details.map(({ title, url, text, picture: files }) => {
      const picture = files && toPicture(files);
      return { title, url, text, image: picture?.url ?? null, picture };
    }),
    ...SEEN,
  }));
  return inList(results, total);
}

export async function answerContents(db: Pool, displayId: string): Promise<object> {
  const list = await find(readContents, db, displayId);
  if (!list.isShown) return NO_LIST;
  const results = list.entries.map((content) => ({
    contentId: content.id,
    provider: content.provider,
    publishedAt: new Date(content.publishedAt).toISOString(),
    title: content.title,
    contentUrl: content.contentUrl,
    isItemLinked: content.isItemLinked,
    media: content.media.map(({ video, videoUrl, picture: files }) => {
      const picture = files && toPicture(files);
      const image = picture?.url ?? null;
      const imageFileName = files && `${files.hash}-${files.widths.at(-1) ?? 0}.webp`;
      return { image, imageUrl: image, imageFileName, videoFlag: video, videoUrl, picture };
    }),
    text: content.description,
    description: content.description,
    hashTags: content.hashTags,
    isMe: false,
    ...SEEN,
    displayId: list.displayId,
  }));
  return inList(results, list.total);
}

function inList(results: readonly object[], total: number): object {
  return { results, total, nextOffset: results.length < total ? results.length : null };
}

function toPicture({ hash, width, height, widths, placeholder }: Files) {
  const sources = widths.map((each) => ({ url: `/media/${hash}-${each}.webp`, width: each }));
  return {
    url: sources.at(-1)?.url ?? '',
    width,
    height,
    sources,
    preview: `/media/${hash}.jpg`,
    placeholder,
  };
}
