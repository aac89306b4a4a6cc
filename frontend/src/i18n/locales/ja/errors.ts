import { type ErrorWords } from '../../translation';

const codes = {
  unknown: '確認できませんでした。入力内容を見直してください。',
  required: '入力してください。',
  invalidLength: '文字数が正しくありません。',
  invalidFormat: '形式が正しくありません。',
  unknownField: 'この項目は受け付けていません。',
  commonPassword: 'よく使われているパスワードです。ほかのものにしてください。',
  personalPassword: '表示IDやメールアドレスから作ったパスワードは使えません。',
  invalidCode: '認証コードが違うか、有効期限が切れています。',
  E0203: 'すでに使われています。',
} as const satisfies ErrorWords;

export default {
  codes,
  calls: {
    throttled: '操作が続いたため、一時的に制限しています。しばらくしてからお試しください。',
    unknown: 'エラーが発生しました。時間をおいてもう一度お試しください。',
  },
  fields: {
    email: {
      required: 'メールアドレスを入力してください。',
      invalidLength: 'メールアドレスは256文字以内で入力してください。',
      invalidFormat: 'メールアドレスの形式で入力してください（例: name@example.com）。',
    },
    password: {
      required: 'パスワードを入力してください。',
      invalidLength: '8文字以上128文字以内で入力してください。',
      invalidFormat: '大文字・小文字・数字・記号のうち3種類以上を使い、空白は入れないでください。',
    },
    passwordConfirm: {
      required: '確認のため、もう一度入力してください。',
      invalidFormat: 'パスワードと一致していません。',
    },
    displayId: {
      required: '表示IDを入力してください。',
      invalidLength: '30文字以内で入力してください。',
      invalidFormat: '半角の英数字と「-」「_」「.」だけが使えます。最初と最後は英数字にしてください。',
      E0203: 'この表示IDはすでに使われています。ほかのIDをお試しください。',
    },
    displayName: {
      required: '表示名を入力してください。',
      invalidLength: '30文字以内で入力してください。',
      invalidFormat: '使えない文字が含まれています。',
    },
    introduction: {
      invalidLength: '150文字以内で入力してください。',
      invalidFormat: '使えない文字が含まれています。',
    },
    code: {
      required: '認証コードを6桁すべて入力してください。',
      invalidFormat: '認証コードを6桁すべて入力してください。',
      invalidCode: '認証コードが違うか、有効期限が切れています。メールの数字をもう一度ご確認ください。',
    },
    agreed: {
      required: '続けるには同意が必要です。',
    },
  },
} as const;
