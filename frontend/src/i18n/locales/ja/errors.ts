import { LIMITS } from '@hitohira/backend/rules';
import { type FieldWords } from '../../field-rules';
import { type ErrorWords } from '../../translation';

const codes = {
  unknown: '確認できませんでした。入力内容を見直してください。',
  required: '入力してください。',
  invalidLength: '文字数または件数が、決められた範囲に収まっていません。',
  invalidFormat: '形式が正しくありません。',
  unknownField: 'この項目は受け付けていません。',
  commonPassword: 'よく使われているパスワードです。ほかのものにしてください。',
  personalPassword: '表示IDやメールアドレスから作ったパスワードは使えません。',
  wrongPassword: 'パスワードが違います。',
  invalidCode: '認証コードが違うか、有効期限が切れています。',
  limitReached: 'これ以上は登録できません。不要なものを削除してからお試しください。',
  unavailableUrl: 'このURLは登録できません。',
  unreadableImport:
    'このファイルからは取り込めません。Hitohiraのアーカイブ、リンクページを保存したHTMLまたはMHTML、LinkStackのJSON、CSVのいずれかをお選びください。',
  unsupportedImage: 'JPEG・PNG・WebPの画像をお選びください。アニメーション画像は使えません。',
  tooManyPixels: '画像の縦横のサイズが大きすぎます。縮小してからお選びください。',
  alreadyPublished: '一度公開したものは、下書きに戻せません。非表示にしてください。',
  notPublished:
    'まだ公開していないものは、非表示にできません。下書きのままなら、ほかの人には表示されません。',
  invalidPeriod: '終了の日時は、開始より後にしてください。',
  storageFull: '保存容量の上限を超えます。不要な画像を削除してからお試しください。',
  unreadableFile: 'ファイルを読み込めませんでした。JPEG・PNG・WebPの画像をお選びください。',
  fileSizeOver: `ファイルが大きすぎます。${LIMITS.image.maxMegabytes}MBまでの画像をお選びください。`,
  underMaintenance: 'ただいまメンテナンス中です。しばらくしてからもう一度お試しください。',
  wrongCredentials: 'メールアドレスまたはパスワードが違います。',
  locked:
    'パスワードの間違いが続いたため、ログインを一時的に停止しています。しばらくしてからお試しください。',
  throttled: 'しばらく時間をおいてから、もう一度お試しください。',
  E0101: '連携先のサービスから情報を取得できませんでした。',
  E0102: '連携したアカウントの投稿だけをお使いいただけます。',
  E0103: 'このGoogleアカウントには、YouTubeチャンネルがありません。',
  E0104: 'このInstagramアカウントは個人用です。',
  E0203: 'すでに使われています。',
  E0302: 'この操作には、ご本人の確認が必要です。',
  E0301: 'このアカウントは利用を停止されています。',
} as const satisfies ErrorWords;

const atMost = (max: number) => `${max}文字以内で入力してください。`;

const UNUSABLE = '使えない文字が含まれています。';

const email = {
  required: 'メールアドレスを入力してください。',
  invalidLength: `メールアドレスは${atMost(LIMITS.email.max)}`,
  invalidFormat: 'メールアドレスの形式で入力してください（例: name@example.com）。',
} as const;

const newPassword = {
  required: 'パスワードを入力してください。',
  invalidLength: `${LIMITS.password.min}文字以上${LIMITS.password.max}文字以内で入力してください。`,
  invalidFormat: `大文字・小文字・数字・記号のうち${LIMITS.password.classes}種類以上を使い、空白は入れないでください。`,
  commonPassword: codes.commonPassword,
  personalPassword: codes.personalPassword,
} as const;

const passwordConfirm = {
  required: '確認のため、もう一度入力してください。',
  invalidFormat: 'パスワードと一致していません。',
} as const;

const displayId = {
  required: '表示IDを入力してください。',
  invalidLength: atMost(LIMITS.displayId.max),
  invalidFormat: '半角の英数字と「-」「_」「.」だけが使えます。最初と最後は英数字にしてください。',
  E0203: 'この表示IDはすでに使われています。ほかのIDをお試しください。',
} as const;

const displayName = {
  required: '表示名を入力してください。',
  invalidLength: atMost(LIMITS.displayName.max),
  invalidFormat: UNUSABLE,
} as const;

const code = {
  required: `認証コードを${LIMITS.code.length}桁すべて入力してください。`,
  invalidFormat: `認証コードを${LIMITS.code.length}桁すべて入力してください。`,
  invalidCode: '認証コードが違うか、有効期限が切れています。メールの数字をもう一度ご確認ください。',
} as const;

const agreed = { required: '続けるには同意が必要です。' } as const;

const numericId = {
  invalidLength: `${LIMITS.numericId.max}桁以内の数字で入力してください。`,
  invalidFormat: '数字だけで入力してください。',
} as const;

const image = {
  required: '画像を選んでください。',
  unreadableFile: codes.unreadableFile,
  fileSizeOver: codes.fileSizeOver,
} as const;

const fields = {
  login: { email, password: { required: 'パスワードを入力してください。' } },
  signUp: { email, password: newPassword, passwordConfirm, displayId, displayName, code, agreed },
  resetPassword: { email, code, password: newPassword, passwordConfirm },
  profile: {
    displayName,
    introduction: { invalidLength: atMost(LIMITS.introduction.max), invalidFormat: UNUSABLE },
    translatedName: { invalidLength: atMost(LIMITS.displayName.max), invalidFormat: UNUSABLE },
    translatedIntroduction: { invalidLength: atMost(LIMITS.introduction.max), invalidFormat: UNUSABLE },
    icon: { unreadableFile: codes.unreadableFile, fileSizeOver: codes.fileSizeOver },
    cover: { unreadableFile: codes.unreadableFile, fileSizeOver: codes.fileSizeOver },
    categories: {
      required: 'カテゴリーを設定してください。',
      invalidLength: `カテゴリーは${LIMITS.categories.min}〜${LIMITS.categories.max}個の間で設定してください。`,
    },
    headline: {
      required: '見出しを入力してください。',
      invalidLength: atMost(LIMITS.headline.max),
      invalidFormat: UNUSABLE,
    },
  },
  accountSettings: {
    displayId,
    displayName,
    email: { ...email, E0203: 'このメールアドレスはすでに使われています。' },
    code,
    password: newPassword,
    passwordConfirm,
    linkswitchPid: numericId,
    mylinkPid: numericId,
    mylinkSid: numericId,
  },
  contact: {
    name: {
      required: 'お名前を入力してください。',
      invalidLength: atMost(LIMITS.contact.name),
      invalidFormat: UNUSABLE,
    },
    email,
    contactType: { required: 'お問い合わせの種類を選んでください。' },
    content: {
      required: 'お問い合わせの内容を入力してください。',
      invalidLength: atMost(LIMITS.contact.content),
      invalidFormat: UNUSABLE,
    },
    agreed: { required: '送信するには、プライバシーポリシーへの同意が必要です。' },
  },
  report: {
    about: { required: '報告の対象を選んでください。' },
    reason: { required: '理由を選んでください。' },
    content: {
      required: '何が問題かを書いてください。',
      invalidLength: '文字数が多すぎます。短くしてください。',
      invalidFormat: UNUSABLE,
    },
    email: { invalidLength: email.invalidLength, invalidFormat: email.invalidFormat },
  },
  deleteAccount: {
    reasonId: { required: '退会の理由を選んでください。' },
    reason: {
      required: '理由を入力してください。',
      invalidLength: atMost(LIMITS.withdrawReason.text),
      invalidFormat: UNUSABLE,
    },
    agreed: { required: '退会するには、内容の確認が必要です。' },
  },
  recommendation: {
    name: {
      required: '検索するキーワードを入力してください。',
      invalidLength: atMost(LIMITS.items.keyword),
      invalidFormat: UNUSABLE,
    },
    url: {
      required: 'URLを入力してください。',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'http:// または https:// で始まるURLを入力してください。',
      unavailableUrl: codes.unavailableUrl,
    },
    // One that was here already, and has been deleted meanwhile.
    image: { ...image, invalidFormat: 'この画像はもう使えません。別の画像を選んでください。' },
  },
  link: {
    title: {
      required: 'タイトルかテキストのどちらかを入力してください。',
      // As many as fit into this kind of link.
      invalidLength: '{{max}}文字以内で入力してください。',
      invalidFormat: UNUSABLE,
    },
    text: {
      required: 'タイトルかテキストのどちらかを入力してください。',
      invalidLength: '{{max}}文字以内で入力してください。',
      invalidFormat: UNUSABLE,
    },
    url: {
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat:
        'http:// または https:// で始まるURL、メールアドレス、電話番号のいずれかを入力してください。',
      unavailableUrl: codes.unavailableUrl,
    },
    image,
  },
  shortLink: {
    title: {
      required: 'タイトルを入力してください。',
      invalidLength: atMost(LIMITS.links.title),
      invalidFormat: UNUSABLE,
    },
    url: {
      required: 'URLを入力してください。',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat:
        'http:// または https:// で始まるURL、メールアドレス、電話番号のいずれかを入力してください。',
      unavailableUrl: codes.unavailableUrl,
    },
  },
  content: {
    title: { invalidLength: atMost(LIMITS.contents.title), invalidFormat: UNUSABLE },
    description: { invalidLength: atMost(LIMITS.contents.text), invalidFormat: UNUSABLE },
  },
  stories: {
    url: {
      required: 'ストーリーズのURLを入力してください。',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'https://www.instagram.com/ で始まるURLを入力してください。',
    },
    title: { invalidLength: atMost(LIMITS.contents.title), invalidFormat: UNUSABLE },
    image,
  },
  video: {
    url: {
      required: '動画のURLを入力してください。',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'YouTubeの動画のURLを入力してください。',
    },
  },
  shortVideo: {
    url: {
      required: '動画のURLを入力してください。',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'TikTokの動画のURLを入力してください。',
    },
    title: { invalidLength: atMost(LIMITS.contents.title), invalidFormat: UNUSABLE },
    text: { invalidLength: atMost(LIMITS.contents.text), invalidFormat: UNUSABLE },
    image,
  },
  linkage: {
    userId: {
      required: 'アカウントのIDを入力してください。',
      invalidLength: atMost(LIMITS.shortVideoUserId.max),
    },
  },
} as const satisfies FieldWords;

export default {
  codes,
  calls: {
    tooLarge: '一度に送れる大きさを超えています。画像の数を減らすか、小さくしてからお試しください。',
    throttled: '操作が続いたため、一時的に制限しています。しばらくしてからお試しください。',
    unavailable: 'ただいま混み合っているか、メンテナンス中です。しばらくしてからお試しください。',
  },
  ...fields,
} as const;
