import { CODE_LIMITS } from '../rules/mailed-code.js';
import { FILE_LIMITS } from '../rules/sent-file.js';
import { type Words } from '../rules/language.js';

/**
 * Every error code of the API, with its message. `unknown` is used when the status suffices; codes in letters are rules
 * that a field can break; codes like E0000 are failures that clients handle individually.
 */
export const ERROR_WORDS = {
  unknown: {
    ja: 'エラーが発生しました。時間をおいてもう一度お試しください。',
    en: 'Something went wrong. Please try again later.',
  },
  required: { ja: '入力してください。', en: 'This is required.' },
  invalidLength: {
    ja: '文字数または件数が、決められた範囲に収まっていません。',
    en: 'The length is outside the limits.',
  },
  invalidFormat: { ja: '形式が正しくありません。', en: 'The format is not valid.' },
  unknownField: { ja: 'この項目は受け付けていません。', en: 'This field is not accepted here.' },
  commonPassword: {
    ja: 'よく使われているパスワードです。ほかのものにしてください。',
    en: 'This password is too common. Please choose another.',
  },
  personalPassword: {
    ja: '表示IDやメールアドレスから作ったパスワードは使えません。',
    en: 'Your password cannot be based on your display ID or e-mail address.',
  },
  wrongPassword: { ja: 'パスワードが違います。', en: 'The password is incorrect.' },
  invalidCode: {
    ja: `認証コードが違うか、有効期限が切れています。届いた${CODE_LIMITS.length}桁の数字を確かめてください。`,
    en: `The code is incorrect or has expired. Please check the ${CODE_LIMITS.length} digits we sent you.`,
  },
  limitReached: {
    ja: 'これ以上は登録できません。不要なものを削除してからお試しください。',
    en: 'You have reached the limit. Please delete something first.',
  },
  unavailableUrl: { ja: 'このURLは登録できません。', en: 'This URL cannot be used.' },
  alreadyPublished: {
    ja: '一度公開したものは、下書きに戻せません。非表示にしてください。',
    en: 'This has been published and cannot become a draft again. Please hide it instead.',
  },
  notPublished: {
    ja: 'まだ公開していないものは、非表示にできません。下書きのままなら、ほかの人には表示されません。',
    en: 'This has never been published and cannot be hidden. As a draft, only you can see it.',
  },
  invalidPeriod: {
    ja: '終了の日時は、開始より後にしてください。',
    en: 'The end has to be after the start.',
  },
  unreadableFile: {
    ja: 'ファイルを読み込めませんでした。JPEG・PNG・WebPの画像をお選びください。',
    en: 'The file could not be read. Please choose a JPEG, PNG or WebP image.',
  },
  unreadableImport: {
    ja: 'このファイルからは取り込めません。Hitohiraのアーカイブ、リンクページを保存したHTMLまたはMHTML、LinkStackのJSON、CSVのいずれかをお選びください。',
    en: 'Nothing can be imported from this file. Please choose a Hitohira archive, a saved link page (HTML or MHTML), a LinkStack JSON file or a CSV.',
  },
  unsupportedImage: {
    ja: 'JPEG・PNG・WebPの画像をお選びください。アニメーション画像は使えません。',
    en: 'Please choose a JPEG, PNG or WebP image. Animated images are not supported.',
  },
  tooManyPixels: {
    ja: '画像の縦横のサイズが大きすぎます。縮小してからお選びください。',
    en: 'The image dimensions are too large. Please make it smaller.',
  },
  storageFull: {
    ja: '保存容量の上限を超えます。不要な画像を削除してからお試しください。',
    en: 'You have run out of storage. Please delete images you no longer need.',
  },
  fileSizeOver: {
    ja: `画像は${FILE_LIMITS.maxMegabytes}MBまでのものをお選びください。`,
    en: `Please choose an image of up to ${FILE_LIMITS.maxMegabytes} MB.`,
  },
  underMaintenance: {
    ja: 'ただいまメンテナンス中です。しばらくしてからもう一度お試しください。',
    en: 'We are under maintenance. Please try again later.',
  },
  wrongCredentials: {
    ja: 'メールアドレスまたはパスワードが違います。',
    en: 'The e-mail address or password is incorrect.',
  },
  locked: {
    ja: 'パスワードの間違いが続いたため、ログインを一時的に停止しています。しばらくしてからお試しいただくか、パスワードを再設定してください。',
    en: 'Too many wrong passwords: logging in is temporarily blocked. Please try again later, or reset your password.',
  },
  throttled: {
    ja: 'しばらく時間をおいてから、もう一度お試しください。',
    en: 'Too many attempts. Please wait a moment and try again.',
  },
  E0101: {
    ja: '連携先のサービスから情報を取得できませんでした。',
    en: 'We could not get data from the linked service.',
  },
  E0102: {
    ja: '連携したアカウントの投稿だけをお使いいただけます。',
    en: 'Only posts from your linked accounts can be used.',
  },
  E0103: {
    ja: 'このGoogleアカウントには、YouTubeチャンネルがありません。チャンネルを作成するか、チャンネルのあるアカウントで連携してください。',
    en: 'This Google account has no YouTube channel. Create one, or link an account that has one.',
  },
  E0104: {
    ja: 'このInstagramアカウントは個人用です。プロアカウントに切り替えてから、もう一度連携してください。',
    en: 'This is a personal Instagram account. Switch it to a professional account, then link it again.',
  },
  E0203: { ja: 'このIDはすでに使われています。', en: 'This ID is already taken.' },
  E0301: { ja: 'このアカウントは利用を停止されています。', en: 'This account is suspended.' },
  E0302: {
    ja: 'この操作には、ご本人の確認が必要です。',
    en: 'Please confirm your identity first.',
  },
} as const satisfies Record<string, Words>;

export type ErrorCode = keyof typeof ERROR_WORDS;

export const ERROR_CODES = Object.keys(ERROR_WORDS) as ErrorCode[];
