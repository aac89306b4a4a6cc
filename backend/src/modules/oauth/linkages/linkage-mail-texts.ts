import { composeMail, type MailContent } from '../../../mail/mail-content.js';
import { formatDay, type MailReader } from '../../../mail/mail-time.js';

interface LinkageMailWords {
  displayName: string;
  /** The provider's display name. */
  service: string;
  /** The names of the linked accounts. */
  names: readonly string[];
  /** When the provider's data is removed; null if it stays. */
  dueAt: Date | null;
  /** The URL of the linkage settings. */
  studioUrl: string;
}

/** Notifies the owner that a grant has ended. */
export function linkageEndedMail(
  reader: MailReader,
  { displayName, service, names, dueAt, studioUrl }: LinkageMailWords,
): MailContent {
  return composeMail(reader.language, {
    displayName,
    ja: {
      subject: `${service}との連携が切れました — Hitohira`,
      paragraphs: [
        `${service}でのアクセスの許可が無効になりました。新しい投稿を選ぶには、再連携してください。`,
        dueAt === null
          ? 'ページに載せた投稿は、そのまま残ります。'
          : `${formatDay(dueAt, reader)}までに再連携しないと、${service}から受け取った情報（名前、画像、投稿のタイトルや説明など）をページから削除します。ご自身で書き換えた文章は残ります。`,
      ],
      facts: [{ label: 'アカウント', value: names.join('\n') }],
      action: { label: '再連携する', url: studioUrl },
      notes: [`${service}で許可を取り消したときや、パスワードを変えたときなどに切れることがあります。`],
    },
    en: {
      subject: `Your ${service} account is no longer linked`,
      paragraphs: [
        `We no longer have access to your ${service} account. Link your account again to add new posts.`,
        dueAt === null
          ? 'The posts on your page stay as they are.'
          : `Unless you link it again by ${formatDay(dueAt, reader)}, the information from ${service} (names, images, titles and descriptions of posts) will be removed from your page. Text you have changed will stay.`,
      ],
      facts: [{ label: 'Account', value: names.join('\n') }],
      action: { label: 'Link again', url: studioUrl },
      notes: [`This can happen after you revoke a permission or change your password at ${service}.`],
    },
  });
}

/** Warns the owner before the provider's data is removed. */
export function linkageRemovalMail(
  reader: MailReader,
  { displayName, service, names, dueAt, studioUrl }: LinkageMailWords & { dueAt: Date },
): MailContent {
  return composeMail(reader.language, {
    displayName,
    ja: {
      subject: `${service}の情報がまもなくページから削除されます — Hitohira`,
      paragraphs: [
        `${service}との連携が切れたままになっています。${formatDay(dueAt, reader)}までに再連携しないと、${service}から受け取った情報（名前、画像、投稿のタイトルや説明など）をページから削除します。ご自身で書き換えた文章は残ります。`,
      ],
      facts: [{ label: 'アカウント', value: names.join('\n') }],
      action: { label: '再連携する', url: studioUrl },
      notes: ['再連携しない場合は、何もしなくてかまいません。'],
    },
    en: {
      subject: `Your ${service} data will soon be removed from your page`,
      paragraphs: [
        `Your ${service} account is no longer linked. Unless you link it again by ${formatDay(dueAt, reader)}, the information from ${service} (names, images, titles and descriptions of posts) will be removed from your page. Text you have changed will stay.`,
      ],
      facts: [{ label: 'Account', value: names.join('\n') }],
      action: { label: 'Link again', url: studioUrl },
      notes: ['If you do not want to link it again, you do not need to do anything.'],
    },
  });
}
