import path from 'node:path';
import { type Language, LANGUAGES } from '../../common/rules/language.js';
import { loadConfig, PROJECT_ROOT } from '../../config/app-config.js';
import { MAIL_QUEUE, QUEUES, RELEASE_GRANT_QUEUE, RELEASE_LINKAGE_GRANT_QUEUE } from '../../jobs/queues.js';
import { KNOWN_DEVICE_LIFE_S } from '../../security/login-lock/known-devices.service.js';
import { FAILURE_WINDOW_S } from '../../security/login-lock/login-lock.service.js';
import { FAMILY_LIFE_S } from '../../security/sessions/sessions.service.js';
import { ALLOWED } from '../accounts/display-id-change.service.js';
import { CLOSED_DAYS } from '../accounts/display-ids.repository.js';
import { SIGN_UP_LIFE_MS } from '../accounts/sign-up.service.js';
import { MESSAGE_DAYS } from '../contact/contact-sweep.job.js';
import { AGE } from '../contents/youtube-refresh.job.js';
import { INSIGHT_LIMITS } from '../insights/insights.rules.js';
import { PORTABILITY_LIMITS } from '../portability/portability-limits.rules.js';
import { ACT_DAYS } from '../operator-acts/operator-acts.service.js';
import { EXPIRED_PROFILES, STALE_PROFILES } from '../oauth/linkages/channel-refresh.job.js';
import { LISTED_HOURS } from '../oauth/posts/listed-posts.repository.js';
import { ORPHAN_MS } from '../../storage/media-store.service.js';
import { documentsInForce, readDocuments } from './document-files.js';

const UNITS = {
  days: { seconds: 86_400, ja: '日', en: 'day' },
  hours: { seconds: 3600, ja: '時間', en: 'hour' },
  minutes: { seconds: 60, ja: '分', en: 'minute' },
} as const;

type Unit = keyof typeof UNITS;

/** A period, with the unit that documents state it in. */
type Period = readonly [seconds: number, unit: Unit];

const days = (count: number): Period => [count * UNITS.days.seconds, 'days'];

/** The default configuration. */
const { flows, providers, purgeDays, sessions, throttles } = loadConfig({
  JWT_SECRET: 'j'.repeat(32),
  PASSWORD_PEPPER: 'p'.repeat(32),
  ENCRYPTION_KEY: 'ab'.repeat(32),
});

/** The retention periods of the code, by the label of their row in the Japanese text. */
const RETENTION: Record<string, readonly Period[]> = {
  完了しなかった登録の内容: [[SIGN_UP_LIFE_MS / 1000, 'hours']],
  完了しなかったLINEによる登録の内容: [[flows.tokenTtlS, 'hours']],
  途中のメールアドレスの変更とパスワードの変更や再設定: [[flows.tokenTtlS, 'hours']],
  退会したアカウント: [days(purgeDays)],
  連携先へ返す途中の認証情報: [RELEASE_GRANT_QUEUE, RELEASE_LINKAGE_GRANT_QUEUE].flatMap(
    ({ deleteAfterSeconds, retentionSeconds }): Period[] => [
      [deleteAfterSeconds, 'days'],
      [retentionSeconds, 'days'],
    ],
  ),
  YouTubeから受け取ったチャンネルの情報: [days(STALE_PROFILES.days), days(EXPIRED_PROFILES.days)],
  YouTubeから受け取った投稿の情報: [days(AGE.refreshDays), days(AGE.removeDays)],
  Instagramの投稿の一覧: [[LISTED_HOURS * UNITS.hours.seconds, 'hours']],
  LINEやSNSとの行き来の途中の記録: [[providers.stateTtlS, 'minutes']],
  使われなくなった画像: [[ORPHAN_MS / 1000, 'days']],
  ご依頼で作成したアーカイブ: [days(PORTABILITY_LIMITS.exportDays)],
  取り込むために選んだファイル: [[PORTABILITY_LIMITS.readingHours * UNITS.hours.seconds, 'hours']],
  取り込みの結果: [days(PORTABILITY_LIMITS.outcomeDays)],
  送ったメールの控え: [
    [MAIL_QUEUE.deleteAfterSeconds, 'days'],
    [MAIL_QUEUE.retentionSeconds, 'days'],
  ],
  パスワードの失敗の回数: [[FAILURE_WINDOW_S, 'minutes']],
  短い時間に繰り返された操作の回数: [
    // Counts of reads are in memory only. Rows of the table are deleted an hour after they end.
    [Math.max(...Object.values(throttles).map(({ windowS }) => windowS)), 'hours'],
  ],
  表示IDを変えた回数: [days(ALLOWED.days)],
  '以前の表示ID、退会した方の表示ID': [days(CLOSED_DAYS)],
  お問い合わせや通報の内容: [days(MESSAGE_DAYS)],
  運営が行った操作の記録: [days(ACT_DAYS)],
  アクセス解析の合計: [days(INSIGHT_LIMITS.days)],
  'アクセス解析で、その日の訪問者を区別するための値': [days(1)],
  ログインの状態: [
    [sessions.refreshTtlS, 'days'],
    [FAMILY_LIFE_S, 'days'],
  ],
};

/** The labels of what each job erases or revokes. A new job needs an entry here or in the list below. */
const ERASED_BY: Record<string, readonly (keyof typeof RETENTION)[]> = {
  mail: ['送ったメールの控え'],
  'sweep-sign-ups': ['完了しなかった登録の内容'],
  'sweep-sessions': [
    'ログインの状態',
    'パスワードの失敗の回数',
    '短い時間に繰り返された操作の回数',
    '途中のメールアドレスの変更とパスワードの変更や再設定',
  ],
  'purge-accounts': ['退会したアカウント'],
  'release-grant': ['連携先へ返す途中の認証情報'],
  'release-linkage-grant': ['連携先へ返す途中の認証情報'],
  'sweep-oauth': ['完了しなかったLINEによる登録の内容', 'LINEやSNSとの行き来の途中の記録'],
  'keep-linkages': ['Instagramの投稿の一覧', 'YouTubeから受け取ったチャンネルの情報'],
  'sweep-pictures': ['使われなくなった画像'],
  'find-orphans': ['使われなくなった画像'],
  'refresh-youtube': ['YouTubeから受け取った投稿の情報'],
  'sweep-archives': ['ご依頼で作成したアーカイブ', '取り込むために選んだファイル', '取り込みの結果'],
  'find-archive-orphans': ['ご依頼で作成したアーカイブ', '取り込むために選んだファイル'],
  'sweep-contact': ['お問い合わせや通報の内容'],
  'sweep-insights': ['アクセス解析の合計', 'アクセス解析で、その日の訪問者を区別するための値'],
  'sweep-operator-acts': ['運営が行った操作の記録'],
};

/** The jobs that erase no personal data. */
const ERASES_NOTHING = ['announce-pages', 'draw-cards', 'list-pages', 'make-export', 'run-import'];

/** The lifetimes of cookies that the code or configuration of the server decides. */
const COOKIES: Record<string, Period> = {
  accessToken: [sessions.accessTtlS, 'hours'],
  refreshToken: [sessions.refreshTtlS, 'days'],
  loggedIn: [sessions.refreshTtlS, 'days'],
  knownDevice: [KNOWN_DEVICE_LIFE_S, 'days'],
  mailboxPass: [throttles.WRONG_CODE.windowS, 'hours'],
  signUpToken: [flows.tokenTtlS, 'hours'],
  updateEmailToken: [flows.tokenTtlS, 'hours'],
  changePasswordToken: [flows.tokenTtlS, 'hours'],
  resetPasswordToken: [flows.tokenTtlS, 'hours'],
  oauthState: [providers.stateTtlS, 'minutes'],
  linkageState: [providers.stateTtlS, 'minutes'],
};

const documents = documentsInForce(readDocuments([path.join(PROJECT_ROOT, 'backend/content')]), Date.now());

/** The cells of all table rows in the privacy policy. Both languages have the same rows. */
const rowsOf = (language: Language) =>
  documents.privacy[language].content
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const rows = { ja: rowsOf('ja'), en: rowsOf('en') };

function inWords([seconds, unit]: Period, language: Language): string {
  const { seconds: length, ja, en } = UNITS[unit];
  const count = seconds / length;
  return language === 'ja' ? `${count}${ja}` : `${count} ${en}${count === 1 ? '' : 's'}`;
}

/** The last cell of a row in a language. The row is found in the Japanese text. */
function lastCell(isRow: (cells: string[]) => boolean, language: Language): string {
  const found = rows.ja.flatMap((cells, index) => (isRow(cells) ? [index] : []));
  expect(found).toHaveLength(1);
  return rows[language][found[0]!]!.at(-2)!;
}

describe('retention periods in the privacy policy', () => {
  describe.each(LANGUAGES)('in %s', (language) => {
    it.each(Object.entries(RETENTION))('match the code for %s', (label, times) => {
      const words = lastCell((cells) => cells[1] === label, language);
      for (const time of times) expect(words.replaceAll(/(\d)-/g, '$1 ')).toContain(inWords(time, language));
    });

    it.each(Object.entries(COOKIES))('match the code for the cookie %s', (name, time) => {
      const words = lastCell((cells) => cells[1]?.includes(`\`${name}\``) === true, language);
      expect(words).toBe(inWords(time, language));
    });
  });

  it('cover every job that erases something', () => {
    expect([...Object.keys(ERASED_BY), ...ERASES_NOTHING].sort()).toEqual(
      QUEUES.map(({ name }) => name).sort(),
    );
    for (const labels of Object.values(ERASED_BY)) expect(labels).not.toEqual([]);
    for (const label of Object.values(ERASED_BY).flat()) expect(Object.keys(RETENTION)).toContain(label);
  });
});

describe('the restoration period in other documents', () => {
  it.each(['terms', 'help', 'faq'] as const)('matches the code, in %s', (name) => {
    expect(documents[name].ja.content).toContain(`${purgeDays}日以内`);
    expect(documents[name].en.content).toContain(`within ${purgeDays} days`);
    expect(documents[name].ja.content).toContain(`${CLOSED_DAYS}日間`);
    expect(documents[name].en.content).toContain(`${CLOSED_DAYS} days`);
  });
});
