import { type SandboxPerson } from '../consent-step.js';
import { NAMES } from '../line/people.js';
import { HANAKO } from '../hanako.js';

/** A video at the sandbox's YouTube. */
export interface SandboxVideo {
  id: string;
  title: string;
  description: string;
  /** Null when the video has none. */
  tags: string[] | null;
  publishedAt: string;
  privacyStatus: 'public' | 'unlisted' | 'private';
}

/** A channel with its videos. */
export interface SandboxChannel {
  id: string;
  title: string;
  videos: SandboxVideo[];
}

/** An account at the sandbox's Google. */
export interface GooglePerson extends SandboxPerson {
  channels: SandboxChannel[];
}

const video = (
  id: string,
  title: string,
  publishedAt: string,
  description: string,
  more: Partial<SandboxVideo> = {},
): SandboxVideo => ({ id, title, description, tags: null, publishedAt, privacyStatus: 'public', ...more });

const FLOWERS: SandboxChannel = {
  ...HANAKO.youtube,
  videos: [
    video(
      'hanako-dm01',
      '朝の市場で選ぶ、今週の花',
      '2026-11-14T21:00:00Z',
      '朝5時の市場から。長もちする花の見分け方をお話しします。\n#花のある暮らし #花屋の朝',
    ),
    video(
      'hanako-dm03',
      '冬の花瓶、三つの生け方',
      '2026-11-07T10:00:00Z',
      '少ない花でも華やかに見える、三つの生け方です。',
      { tags: ['花瓶', '冬の花', 'flower arrangement'] },
    ),
    video(
      'hanako-dm04',
      '【ショート】一分で水切り ＃水切り',
      '2026-11-01T09:00:00Z',
      '茎は水の中で斜めに切ります。 #shorts',
    ),
    video('hanako-unl1', '常連さんへのお知らせ', '2026-10-20T09:00:00Z', '', { privacyStatus: 'unlisted' }),
    video('hanako-prv1', '公開前の動画', '2026-11-18T09:00:00Z', '', { privacyStatus: 'private' }),
  ],
};

const SWEETS: SandboxChannel = {
  id: 'UChitohira-hanako-demo02',
  title: 'はなこの焼き菓子ノート',
  videos: [
    video(
      'hanako-dm02',
      '花のせクッキーの焼き方',
      '2026-10-24T10:00:00Z',
      '食べられる花をのせて焼くだけ。失敗しないこつは温度です。',
      { tags: ['お菓子づくり'] },
    ),
  ],
};

const WINDOW: SandboxChannel = {
  id: 'UChitohira-sumire-demo01',
  title: 'すみれの窓辺',
  videos: [
    video(
      'sumire-dm01',
      '窓辺で育てるハーブ',
      '2026-10-30T08:00:00Z',
      'ベランダがなくても育つ三種類。\n#ハーブ #窓辺',
    ),
  ],
};

/** The built-in people: with one, several and no channels. */
export const GOOGLE_PEOPLE: readonly GooglePerson[] = [
  { userId: '100000000000000000001', displayName: NAMES.sumire, channels: [WINDOW] },
  { ...HANAKO.google, displayName: NAMES.tsubaki, channels: [FLOWERS, SWEETS] },
  { userId: '100000000000000000003', displayName: NAMES.nanoha, channels: [] },
];
