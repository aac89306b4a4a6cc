import { type Language } from '../../common/language.js';
import { composeMail, type MailContent } from '../../mail/mail-content.js';

/** What an operator did that its owner is told of. */
export type OperatorDeed =
  'suspended' | 'reinstated' | 'closed' | 'contentRemoved' | 'itemRemoved' | 'linkRemoved';

interface DeedWords {
  subject: string;
  /** What was done, and what follows from it. */
  done: string[];
}

const WORDS: Record<OperatorDeed, Record<Language, DeedWords>> = {
  suspended: {
    ja: {
      subject: 'アカウントの利用を停止しました — Hitohira',
      done: [
        '運営が、あなたのアカウントの利用を停止しました。ページは公開されず、ログインもできません。データは残っています。',
      ],
    },
    en: {
      subject: 'Your Hitohira account is suspended',
      done: [
        'We have suspended your account. Your page is not public and you cannot log in for now. Your data is kept.',
      ],
    },
  },
  reinstated: {
    ja: {
      subject: 'アカウントをまたお使いいただけます — Hitohira',
      done: ['運営が、あなたのアカウントを元に戻しました。ページは再び公開され、ログインできます。'],
    },
    en: {
      subject: 'Your Hitohira account is back',
      done: ['We have brought your account back. Your page is public again and you can log in.'],
    },
  },
  closed: {
    ja: {
      subject: 'アカウントを閉鎖しました — Hitohira',
      done: [
        '運営が、あなたのアカウントを閉鎖しました。ページの公開を終了し、すべての端末からログアウトしました。データはまもなく消去します。',
      ],
    },
    en: {
      subject: 'Your Hitohira account is closed',
      done: [
        'We have closed your account. Your page is no longer public and you are signed out on every device. Its data will be erased soon.',
      ],
    },
  },
  contentRemoved: {
    ja: {
      subject: '投稿を削除しました — Hitohira',
      done: [
        '運営が、あなたのページの投稿を、そのおすすめアイテムとともに削除しました。元に戻すことはできません。',
      ],
    },
    en: {
      subject: 'We removed a post from your page',
      done: [
        'We have removed a post from your page, with the items recommended in it. It cannot be brought back.',
      ],
    },
  },
  itemRemoved: {
    ja: {
      subject: 'アイテムを削除しました — Hitohira',
      done: ['運営が、あなたのページのアイテムを削除しました。元に戻すことはできません。'],
    },
    en: {
      subject: 'We removed an item from your page',
      done: ['We have removed an item from your page. It cannot be brought back.'],
    },
  },
  linkRemoved: {
    ja: {
      subject: 'リンクを削除しました — Hitohira',
      done: ['運営が、あなたのページのリンクを削除しました。元に戻すことはできません。'],
    },
    en: {
      subject: 'We removed a link from your page',
      done: ['We have removed a link from your page. It cannot be brought back.'],
    },
  },
};

const LABELS: Record<Language, { what: string; reason: string; number: string; answer: string }> = {
  ja: { what: '対象', reason: '理由', number: '受付番号', answer: '運営に問い合わせる' },
  en: { what: 'What', reason: 'Reason', number: 'Reference', answer: 'Write to us' },
};

/** Tells the owner of an account what an operator did, why, and how to answer. */
export function operatorDeedMail(
  deed: OperatorDeed,
  language: Language,
  {
    displayName,
    what,
    reason,
    reference,
    contactUrl,
  }: {
    displayName: string;
    /** The name of what was removed. */
    what: string | null;
    reason: string | null;
    reference: number;
    contactUrl: string;
  },
): MailContent {
  const { subject, done } = WORDS[deed][language];
  const labels = LABELS[language];
  return composeMail({
    language,
    subject,
    greeting: language === 'ja' ? `${displayName} さん` : `Hello ${displayName},`,
    paragraphs: done,
    facts: [
      ...(what === null ? [] : [{ label: labels.what, value: what }]),
      ...(reason === null ? [] : [{ label: labels.reason, value: reason }]),
      { label: labels.number, value: String(reference) },
    ],
    action: { label: labels.answer, url: contactUrl },
    notes: [
      language === 'ja'
        ? 'ご意見やご質問は、受付番号を添えて、上のお問い合わせからお送りください。ログインしていなくても送れます。'
        : 'If you have a question or do not agree, please use the button above and name the reference. You need not be logged in.',
    ],
  });
}
