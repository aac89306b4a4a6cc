/** One picture or video of a post. */
export interface SandboxMedium {
  video: boolean;
  /** Whether the file is withheld, as for copyrighted media. */
  withheld?: boolean;
}

/** A post at the sandbox's Instagram. */
export interface SandboxPost {
  id: string;
  /** The short code in its URL. */
  code: string;
  /** Null without one. */
  caption: string | null;
  timestamp: string;
  /** One file, or several of an album. */
  media: SandboxMedium[];
}

const PICTURE: SandboxMedium = { video: false };
const FILM: SandboxMedium = { video: true };

const DAY_MS = 86_400_000;

/** The newest posts, with all special cases. */
const LATEST: Pick<SandboxPost, 'caption' | 'media'>[] = [
  { caption: '秋色のブーケができました。\n#秋の花束 #ブーケ', media: [PICTURE] },
  { caption: '花束ができるまでの三枚。 #花束 #アルバム', media: [PICTURE, FILM, PICTURE] },
  { caption: '包むところを動画で ＃ラッピング ＃花屋の仕事', media: [FILM] },
  { caption: '音楽つきの動画です。 #音楽', media: [{ video: true, withheld: true }] },
  { caption: null, media: [PICTURE] },
  { caption: 'ほかの方の作品をお借りしました。', media: [{ video: false, withheld: true }] },
  { caption: 'Café de fleurs #café #花とお茶 test#not', media: [PICTURE] },
  { caption: '夜の教室の様子です。来月の募集を始めました。', media: [PICTURE] },
];

/** Earlier daily posts, for several pages. */
const EARLIER = [
  '今日の一輪 #今日の花',
  '仕入れから戻りました。 #花市場',
  '焼き菓子は夕方まで。 #焼き菓子 #花のせクッキー',
  '雨の日の店先。',
  '小さなアレンジメント #フラワーアレンジメント',
];

const HOW_MANY = 45;

/** The demo creator's posts, the newest first. */
export const HANAKO_POSTS: SandboxPost[] = Array.from({ length: HOW_MANY }, (_none, index) => {
  const { caption, media } = LATEST[index] ?? {
    caption: EARLIER[index % EARLIER.length] ?? null,
    media: [PICTURE],
  };
  return post(`hanakodm${String(index + 1).padStart(2, '0')}`, index, caption, media);
});

/** The page size. */
export const SUMIRE_POSTS: SandboxPost[] = ['窓辺のハーブ #ハーブ', '朝の光', '植え替えの日 #植え替え'].map(
  (caption, index) => post(`sumiredm0${index + 1}`, index, caption, [PICTURE]),
);

function post(code: string, index: number, caption: string | null, media: SandboxMedium[]): SandboxPost {
  return {
    id: idOf(code),
    code,
    caption,
    timestamp: new Date(Date.parse('2026-11-10T03:00:00Z') - index * DAY_MS).toISOString(),
    media,
  };
}

/** A numeric id derived from the code. */
function idOf(code: string): string {
  return `179${BigInt(`0x${Buffer.from(code).toString('hex')}`)
    .toString()
    .slice(-14)
    .padStart(14, '0')}`;
}
