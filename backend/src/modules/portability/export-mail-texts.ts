import { composeMail, type MailContent } from '../../mail/mail-content.js';
import { formatTime, type MailReader } from '../../mail/mail-time.js';

/** Tells owners that their archive is ready to download. */
export function exportReadyMail(
  { displayName, ...reader }: MailReader & { displayName: string },
  { settingsUrl, until }: { settingsUrl: string; until: Date },
): MailContent {
  const time = formatTime(until, reader);
  return composeMail(reader.language, {
    displayName,
    ja: {
      subject: 'データのアーカイブができました — Hitohira',
      paragraphs: [
        'ご依頼のあった、ページのデータのアーカイブができました。アカウント設定からダウンロードできます。',
      ],
      action: { label: 'アカウント設定を開く', url: settingsUrl },
      notes: [
        `${time}までダウンロードできます。その後は削除されます。`,
        'お心当たりのない場合は、ほかの人がログインしているおそれがあります。パスワードを再設定してください。',
      ],
    },
    en: {
      subject: 'Your Hitohira archive is ready',
      paragraphs: [
        'The archive of your page that you asked for is ready. You can download it in your account settings.',
      ],
      action: { label: 'Open account settings', url: settingsUrl },
      notes: [
        `You can download it until ${time}. After that it is deleted.`,
        'If this was not you, someone else may be logged in to your account: please reset your password.',
      ],
    },
  });
}
