/** The initial reasons for closing an account. */
export const SEED_WITHDRAW_REASONS = [
  { id: 2, position: 1, reasonJa: '使い方がわかりにくい', reasonEn: 'It is hard to use' },
  { id: 3, position: 2, reasonJa: 'ほしい機能がない', reasonEn: 'Missing features' },
  { id: 4, position: 3, reasonJa: 'ほかのサービスを使っている', reasonEn: 'I use another service' },
  { id: 5, position: 4, reasonJa: '活動をやめた・休む', reasonEn: 'I have stopped, or am taking a break' },
  { id: 6, position: 5, reasonJa: '別のアカウントを使う', reasonEn: 'I have another account here' },
  { id: 7, position: 6, reasonJa: '個人情報の扱いが気になる', reasonEn: 'Privacy concerns' },
  { id: 1, position: 1000, reasonJa: 'その他', reasonEn: 'Other' },
];
