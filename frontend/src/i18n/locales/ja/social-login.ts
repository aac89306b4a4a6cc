export default {
  or: 'または',
  begin: {
    login: '{{provider}}でログイン',
    signup: '{{provider}}で登録',
  },
  notices: {
    registered: {
      title: 'すでに登録されています',
      text: 'このアカウントでの登録は済んでいます。ログインしてお使いください。',
      next: 'ログインへ進む',
    },
    connectedElsewhere: {
      title: '連携できませんでした',
      text: 'このアカウントは、ほかの方のページと連携しています。別のアカウントをお使いください。',
      next: 'アカウント設定に戻る',
    },
    suspended: {
      title: 'ログインできません',
      text: 'このアカウントは利用を停止されています。詳しくは、お問い合わせください。',
      next: 'お問い合わせ',
    },
  },
} as const;
