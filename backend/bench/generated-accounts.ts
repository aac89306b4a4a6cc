import { hash } from 'node:crypto';
import { insightDay, shiftDay } from '../src/modules/insights/insight-days.rules.js';
import { INSIGHT_LIMITS } from '../src/modules/insights/insights.rules.js';
import { MALLS } from '../src/modules/items/malls.rules.js';

/** The number of contents, items and links of each account. */
export const EACH = { contents: 5, items: 5, links: 10 } as const;

/** The number of accounts whose pictures are real files; the other pictures only have rows. */
const ACCOUNTS_WITH_FILES = 1000;

/** The number of news entries, independent of the number of accounts. */
export const NEWS = 120;

/** When the first and the last account were created, in milliseconds. */
const FIRST_MS = Date.UTC(2024, 10, 1);
const LAST_MS = Date.UTC(2026, 10, 1);

const DAY_MS = 86_400_000;

/** A picture and its files, as `picture_files` keeps them. */
export interface GeneratedFiles {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  bytes: number;
}

/** What the generated rows refer to. */
export interface Surroundings {
  accounts: number;
  /** The categories that an account can choose. */
  categoryIds: readonly number[];
  /** Real picture files, at least one. */
  files: readonly GeneratedFiles[];
}

/** A table, its columns, and the rows that belong to each account. */
export interface GeneratedTable {
  name: string;
  columns: readonly string[];
  /** The rows of an account, counted from 1; account 0 is the site itself. */
  rowsOf: (account: number) => Value[][];
}

export type Value = string | number | boolean | null;

const DISPLAY_ID_WORDS = [
  'hana',
  'sakura',
  'Atelier',
  'kaze',
  'bloom',
  'Mori_no',
  'studio',
  'hibi',
  'petal',
  'yuki',
];
const JAPANESE_NAMES = [
  '花と暮らし',
  'パンと珈琲',
  '山歩き日和',
  'さくら工房',
  '毎日の台所',
  '古着と音楽',
  'ねこ写真館',
];
const ENGLISH_NAMES = [
  'Flower Notes',
  'Slow Bakery',
  'Trail Diary',
  'Studio Petal',
  'Vinyl & Coffee',
  'Paper Garden',
];
const JAPANESE_TITLES = [
  '今週の花：朝の市場で選んだ、長もちする花の見分け方',
  'はじめての発酵パン、失敗しない3つのコツ',
  '雨の日の山歩きに持っていくもの',
  '10分でできる春のお弁当',
  '古い革靴を新品のように磨く',
];
const ENGLISH_TITLES = [
  'What I bought at the flower market this week',
  'Three mistakes everybody makes with sourdough',
  'Packing for a rainy hike',
  'A lunch box in ten minutes',
];
const JAPANESE_TEXT =
  '朝5時の市場から。水の中で茎を斜めに切るだけで、一週間ちがいます。\n道具は下のリンクから。\n#花のある暮らし #朝の市場';
const ENGLISH_TEXT =
  'From the market at five in the morning. Cut the stems under water and they last a week longer.\nTools below.\n#flowers #morning';
const TAGS = ['花のある暮らし', '朝の市場', 'パン作り', '山歩き', 'flowers', 'slowlife'];
const ITEM_NAMES = ['花瓶 ガラス 一輪挿し', 'ホーロー 保存容器', 'トレッキングシューズ', 'linen apron'];
const LINK_TITLES = ['オンラインショップ', 'ブログ', '今月の花束', 'Newsletter', 'お問い合わせ', 'My book'];
const LINK_TEXTS = ['毎週金曜日に更新しています。', '季節の花を選んでお届けします。', 'New every Friday.'];
const REFERRERS = ['', 'instagram.com', 't.co', 'youtube.com', 'google.com'];
const PROVIDERS = ['youtube', 'instagram', 'tiktok'] as const;
const THEMES = 16;
const FORMATS = [4, 6, 9, 10, 16];
const HEADERS = ['portrait', 'banner', 'compact'];
const BLOCKS = ['link', 'content', 'item'];

/** The types of an account's links, first to last: text, one picture, text and picture (`LINK_TYPES`). */
const LINK_TYPE_IDS = [1, 2, 1, 1, 5, 1, 1, 2, 1, 1];
const TEXT_LINK = 1;
const PICTURE_LINK = 2;

/** The content of each item: the first content has two items, the last has none. */
const CONTENT_OF_ITEM = [1, 1, 2, 3, 4];

/** The content of each medium: the last content has two media. */
const CONTENT_OF_MEDIUM = [1, 2, 3, 4, 5, 5];

/** The pictures of an account in the order of their ids: an icon, those of media, items and links, and a cover. */
const PICTURES = { icon: 1, media: 6, items: 5, links: 3, cover: 1 };
const COVER = PICTURES.icon + PICTURES.media + PICTURES.items + PICTURES.links;
const PICTURES_EACH = COVER + PICTURES.cover;

/** An icon and a picture for each content; items, links and the cover reuse them. */
const FILES_EACH = 1 + EACH.contents;

/**
 * Every how many accounts one is visited on each of the days that insights are kept for, or on some. The others are not
 * visited.
 */
const VISITED = { daily: 60, sometimes: 6 };

/** Every how many days an account is visited that is visited sometimes. */
const DAYS_BETWEEN_VISITS = 9;

/** The display ID of an account. */
export function displayIdOf(account: number): string {
  return `${pick(DISPLAY_ID_WORDS, account)}.${account}`;
}

/** The ID of an account: a UUID of version 7, in the order of creation. */
export function accountIdOf(account: number, accounts: number): string {
  const time = madeAt(account, accounts).toString(16).padStart(12, '0');
  const rest = digest(`account ${account}`);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

/** The hash of a picture that only the database knows: an icon, or the picture of a content. */
export function uploadedHashOf(account: number, file = 0): string {
  return digest(`file ${account} ${file}`);
}

/** The first content of an account. */
export function firstContentOf(account: number): number {
  return (account - 1) * EACH.contents + 1;
}

/** The first item of an account. */
export function firstItemOf(account: number): number {
  return (account - 1) * EACH.items + 1;
}

/** The first link of an account. */
function firstLinkOf(account: number): number {
  return (account - 1) * EACH.links + 1;
}

/** All tables that get rows. */
export function generatedTables({ accounts, categoryIds, files }: Surroundings): GeneratedTable[] {
  const idOf = withMemory((account) => accountIdOf(account, accounts));
  const made = withMemory((account) => at(madeAt(account, accounts)));
  const isJapanese = (account: number) => account % 4 !== 3;
  const pictureId = (account: number, place: number) => (account - 1) * PICTURES_EACH + 1 + place;
  const linkage = (account: number) => (account % 3 === 0 ? account / 3 : null);
  const hashOf = (account: number, file: number) =>
    account <= ACCOUNTS_WITH_FILES
      ? pick(files, account * FILES_EACH + file).hash
      : uploadedHashOf(account, file);
  /** The file of a picture, by the picture's place in the account. */
  const fileOf = (place: number) => {
    if (place < PICTURES.icon) return 0;
    if (place < PICTURES.icon + PICTURES.media) return CONTENT_OF_MEDIUM[place - PICTURES.icon] ?? 0;
    return 1 + (place % EACH.contents);
  };

  /** The days on which an account was visited, counted backwards from the last one. */
  const visitedDays = (account: number) => {
    const days = range(INSIGHT_LIMITS.days, (day) => day);
    if (account % VISITED.daily === 0) return days;
    return account % VISITED.sometimes === 0 ? days.filter((day) => day % DAYS_BETWEEN_VISITS === 0) : [];
  };
  // Up to today, because the server sweeps earlier ones.
  const today = insightDay(Date.now());
  const daysAgo = range(INSIGHT_LIMITS.days, (day) => shiftDay(today, -day));

  const table = (
    name: string,
    columns: string,
    rowsOf: (account: number) => Value[][],
    ofSite: () => Value[][] = () => [],
  ): GeneratedTable => ({
    name,
    columns: columns.split(' '),
    rowsOf: (account) => (account === 0 ? ofSite() : rowsOf(account)),
  });

  return [
    table(
      'picture_files',
      'hash width height widths placeholder bytes',
      (account) =>
        account <= ACCOUNTS_WITH_FILES
          ? []
          : range(FILES_EACH, (file) => {
              const square = file === 0;
              const size = square ? [800, 800] : [1280, 960];
              const widths = square ? '{160,240,360,640,800}' : '{160,240,360,640,960,1280}';
              return [hashOf(account, file), ...size, widths, '#c9a78b', 240_000];
            }),
      () =>
        files.map(({ hash: name, width, height, widths, placeholder, bytes }) => [
          ...[name, width, height, `{${widths.join(',')}}`],
          ...[placeholder, bytes],
        ]),
    ),
    table(
      'accounts',
      'id display_name email email_key introduction icon_id cover_id header_type language theme_id contents_format terms_version linkswitch_pid mylink_pid mylink_sid created_at updated_at',
      (account) => {
        const name = pick(isJapanese(account) ? JAPANESE_NAMES : ENGLISH_NAMES, account);
        const email = `creator${account}@example.com`;
        const words = isJapanese(account)
          ? `東京で花を撮っています。\n週末は市場にいます。季節の花の飾り方と、焼き菓子のレシピを発信中です。`
          : `Flowers and bread from Tokyo.\nAt the market on weekends.`;
        const affiliate = account % 5 === 0;
        return [
          [
            ...[idOf(account), `${name} ${account}`, email, email],
            ...[account % 11 === 0 ? null : words, account % 10 === 0 ? null : pictureId(account, 0)],
            ...[account % 3 === 0 ? pictureId(account, COVER) : null, pick(HEADERS, account)],
            ...[isJapanese(account) ? 'ja' : 'en', 1 + (account % THEMES), pick(FORMATS, account)],
            ...['2026-11-01', affiliate ? '2837465' : null],
            ...[affiliate ? '1234567' : null, affiliate ? '7654321' : null],
            ...[made(account), made(account)],
          ],
        ];
      },
    ),
    table('display_id_claims', 'key display_id account_id is_current created_at', (account) => {
      const claim = (name: string, isCurrent: boolean) => [
        ...[name.toLowerCase(), name, idOf(account), isCurrent, made(account)],
      ];
      const former = account % 20 === 0 ? [claim(`former.${account}`, false)] : [];
      return [claim(displayIdOf(account), true), ...former];
    }),
    table('pictures', 'id account_id hash created_at', (account) =>
      range(PICTURES_EACH, (place) => [
        ...[pictureId(account, place), idOf(account), hashOf(account, fileOf(place)), made(account)],
      ]),
    ),
    table('account_categories', 'account_id category_id', (account) =>
      range(account % 4, (place) => [idOf(account), pick(categoryIds, account + place * 7)]),
    ),
    table('headlines', 'account_id type text', (account) =>
      account % 4 === 0
        ? [
            [idOf(account), 'POST', '最近の投稿'],
            [idOf(account), 'LINK', 'リンク'],
          ]
        : [],
    ),
    table('blocks', 'account_id name position shown', (account) =>
      account % 10 === 0 ? BLOCKS.map((name, place) => [idOf(account), name, place + 1, true]) : [],
    ),
    table(
      'linkages',
      'id account_id provider provider_account_id handle sns_account_name created_at updated_at read_at',
      (account) => {
        const id = linkage(account);
        const name = displayIdOf(account);
        return id === null
          ? []
          : [
              [
                ...[id, idOf(account), pick(PROVIDERS, id), `${account}`, name, name],
                ...[made(account), made(account), made(account)],
              ],
            ];
      },
    ),
    table(
      'contents',
      'id account_id provider linkage_id position published_at title description content_url created_at updated_at',
      (account) =>
        range(EACH.contents, (place) => {
          const id = firstContentOf(account) + place;
          const linked = linkage(account);
          const provider = pick(PROVIDERS, linked ?? id);
          const title = pick(isJapanese(account) ? JAPANESE_TITLES : ENGLISH_TITLES, id);
          return [
            ...[id, idOf(account), provider, linked, place + 1],
            ...[at(madeAt(account, accounts) - place * DAY_MS)],
            ...[provider === 'instagram' ? null : `${title} ${id}`],
            ...[isJapanese(account) ? JAPANESE_TEXT : ENGLISH_TEXT],
            ...[`https://www.example.com/${provider}/${id}`, made(account), made(account)],
          ];
        }),
    ),
    table('content_media', 'content_id position picture_id video video_url', (account) =>
      CONTENT_OF_MEDIUM.map((content, place) => {
        const id = firstContentOf(account) + content - 1;
        const position = CONTENT_OF_MEDIUM.indexOf(content) === place ? 0 : 1;
        const video = id % 3 !== 1;
        const url = video ? `https://www.example.com/watch/${id}` : null;
        return [id, position, pictureId(account, PICTURES.icon + place), video, url];
      }),
    ),
    // They reuse the files of the account's pictures.
    table('share_cards', 'account_id content_id hash inputs pending_since', (account) =>
      range(1 + EACH.contents, (place) => {
        const hash = hashOf(account, place);
        return [idOf(account), place === 0 ? null : firstContentOf(account) + place - 1, hash, hash, null];
      }),
    ),
    table('page_changes', 'account_id content_id changed_at', (account) =>
      [0, ...range(EACH.contents, (place) => firstContentOf(account) + place)].map((content) => [
        ...[idOf(account), content, made(account)],
      ]),
    ),
    table('content_hash_tags', 'content_id position name', (account) =>
      range(EACH.contents, (place) => place)
        .filter((place) => place % 2 === 0)
        .map((place) => [firstContentOf(account) + place, 0, pick(TAGS, account + place)]),
    ),
    table('items', 'id content_id account_id major_mall name url picture_id created_at', (account) =>
      CONTENT_OF_ITEM.map((content, place) => {
        const id = firstItemOf(account) + place;
        const mall = id % 2 === 0;
        return [
          ...[id, firstContentOf(account) + content - 1, idOf(account), mall],
          ...[mall ? `${pick(ITEM_NAMES, id)} ${id % 1000}` : null],
          ...[mall ? null : `https://www.example.com/shop/${id}`],
          ...[pictureId(account, PICTURES.icon + PICTURES.media + place), made(account)],
        ];
      }),
    ),
    table('links', 'id account_id link_type_id position created_at updated_at', (account) =>
      LINK_TYPE_IDS.map((type, place) => [
        ...[firstLinkOf(account) + place, idOf(account), type, place + 1],
        ...[made(account), made(account)],
      ]),
    ),
    table('link_details', 'link_id position title url text picture_id', (account) => {
      let next = PICTURES.icon + PICTURES.media + PICTURES.items;
      return LINK_TYPE_IDS.map((type, place) => {
        const id = firstLinkOf(account) + place;
        const picture = type === TEXT_LINK ? null : pictureId(account, next++);
        const text = type === PICTURE_LINK ? null : pick(LINK_TEXTS, id);
        return [id, 0, pick(LINK_TITLES, id), `https://www.example.com/to/${id}`, text, picture];
      });
    }),
    // Views of the profile from two places and of a content, and presses on a link and on a content or an item.
    table(
      'insight_counts',
      'account_id day page_content_id link_id content_id item_id mall referrer language device count',
      (account) => {
        const isDaily = account % VISITED.daily === 0;
        const language = isJapanese(account) ? 'ja' : 'en';
        return visitedDays(account).flatMap((day) => {
          const sum = (targets: Value[], device: string, referrer: string, count: number): Value[] => [
            ...[idOf(account), daysAgo[day] ?? today, ...targets, referrer, language, device, count],
          ];
          const views = sum([null, null, null, null, null], 'phone', pick(REFERRERS, account + day), 7 + day);
          if (!isDaily) return [views];
          const content = firstContentOf(account) + (day % EACH.contents);
          const item = firstItemOf(account) + (day % EACH.items);
          const link = firstLinkOf(account) + (day % EACH.links);
          const mall = item % 2 === 0 ? pick(MALLS, day) : null;
          return [
            views,
            sum([null, null, null, null, null], 'desktop', '', 3 + (day % 7)),
            sum([content, null, null, null, null], 'phone', '.', 2 + (day % 5)),
            sum([null, link, null, null, null], 'phone', '', 1 + (day % 4)),
            sum(
              day % 2 === 0 ? [null, null, content, null, null] : [null, null, null, item, mall],
              'phone',
              '',
              1,
            ),
          ];
        });
      },
    ),
    table('insight_days', 'account_id day visitors', (account) =>
      visitedDays(account).map((day) => [idOf(account), daysAgo[day] ?? today, 5 + day]),
    ),
    table(
      'news',
      'id title_ja title_en content_ja content_en published_at created_at',
      () => [],
      () =>
        range(NEWS, (number) => {
          const day = at(FIRST_MS + (number * (LAST_MS - FIRST_MS)) / NEWS);
          return [
            ...[`news-${number + 1}`, `お知らせ ${number + 1}`, `News ${number + 1}`],
            ...[`${JAPANESE_TEXT}\n`.repeat(8), `${ENGLISH_TEXT}\n`.repeat(8), day, day],
          ];
        }),
    ),
    table('news_reads', 'account_id news_id', (account) =>
      account % 2 === 0 ? [[idOf(account), `news-${NEWS - (account % 10)}`]] : [],
    ),
  ];
}

/** The names of these tables. */
export const GENERATED_TABLES: ReadonlySet<string> = new Set(
  generatedTables({ accounts: 1, categoryIds: [], files: [] }).map(({ name }) => name),
);

/** A row in the text format of COPY, with its line end. */
export function toCopyLine(row: readonly Value[]): string {
  return `${row.map(toCopyText).join('\t')}\n`;
}

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function toCopyText(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return value.replace(SPECIAL, (character) => ESCAPED[character] ?? character);
}

/** When an account was created, in the order of their numbers. */
function madeAt(account: number, accounts: number): number {
  return FIRST_MS + Math.floor(((LAST_MS - FIRST_MS) * account) / (accounts + 1));
}

/** Caches the last result, since the rows of one account are generated together. */
function withMemory<T>(of: (account: number) => T): (account: number) => T {
  let last: { account: number; result: T } | undefined;
  return (account) => {
    if (last?.account !== account) last = { account, result: of(account) };
    return last.result;
  };
}

function at(time: number): string {
  return new Date(time).toISOString();
}

function digest(text: string): string {
  return hash('sha256', text);
}

function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T;
}

function range<T>(count: number, of: (place: number) => T): T[] {
  return Array.from({ length: count }, (_none, place) => of(place));
}
