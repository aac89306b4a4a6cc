import { type Language } from '../../common/rules/language.js';
import { composeMail, type MailContent } from '../../mail/mail-content.js';

/** An act of an operator that the owner is notified of. */
export type OperatorAction =
  'suspended' | 'reinstated' | 'closed' | 'contentRemoved' | 'itemRemoved' | 'linkRemoved';

/** What was done, and what follows from it. */
const WORDS: Record<OperatorAction, Record<Language, { subject: string; paragraphs: string[] }>> = {
  suspended: {
    ja: {
      subject: 'アカウントの利用を停止しました — Hitohira',
      paragraphs: [
        '運営が、あなたのアカウントの利用を停止しました。ページは公開されず、ログインもできません。データは残っています。',
      ],
    },
    en: {
      subject: 'Your Hitohira account has been suspended',
      paragraphs: [
        'We have suspended your account. For now, your page is not public and you cannot log in. Your data is kept.',
      ],
    },
  },
  reinstated: {
    ja: {
      subject: 'アカウントをまたお使いいただけます — Hitohira',
      paragraphs: ['運営が、あなたのアカウントを元に戻しました。ページは再び公開され、ログインできます。'],
    },
    en: {
      subject: 'Your Hitohira account has been reinstated',
      paragraphs: ['We have reinstated your account. Your page is public again and you can log in.'],
    },
  },
  closed: {
    ja: {
      subject: 'アカウントを閉鎖しました — Hitohira',
      paragraphs: [
        '運営が、あなたのアカウントを閉鎖しました。ページの公開を終了し、すべての端末からログアウトしました。データはまもなく消去します。',
      ],
    },
    en: {
      subject: 'Your Hitohira account has been closed',
      paragraphs: [
        'We have closed your account. Your page is no longer public and you have been logged out on all devices. Its data will be erased soon.',
      ],
    },
  },
  contentRemoved: {
    ja: {
      subject: '投稿を削除しました — Hitohira',
      paragraphs: [
        '運営が、あなたのページの投稿を、そのおすすめアイテムとともに削除しました。元に戻すことはできません。',
      ],
    },
    en: {
      subject: 'We removed a post from your page',
      paragraphs: [
        'We have removed a post from your page, together with its recommended items. It cannot be restored.',
      ],
    },
  },
  itemRemoved: {
    ja: {
      subject: 'アイテムを削除しました — Hitohira',
      paragraphs: ['運営が、あなたのページのアイテムを削除しました。元に戻すことはできません。'],
    },
    en: {
      subject: 'We removed an item from your page',
      paragraphs: ['We have removed an item from your page. It cannot be restored.'],
    },
  },
  linkRemoved: {
    ja: {
      subject: 'リンクを削除しました — Hitohira',
      paragraphs: ['運営が、あなたのページのリンクを削除しました。元に戻すことはできません。'],
    },
    en: {
      subject: 'We removed a link from your page',
      paragraphs: ['We have removed a link from your page. It cannot be restored.'],
    },
  },
};

const LABELS: Record<Language, Record<'what' | 'reason' | 'number' | 'answer' | 'note', string>> = {
  ja: {
    what: '対象',
    reason: '理由',
    number: '受付番号',
    answer: '運営に問い合わせる',
    note: 'ご意見やご質問は、受付番号を添えて、上のお問い合わせからお送りください。ログインしていなくても送れます。',
  },
  en: {
    what: 'Removed',
    reason: 'Reason',
    number: 'Reference',
    answer: 'Contact us',
    note: 'If you have questions or disagree, use the button above and include the reference number. You do not need to be logged in.',
  },
};

/** Notifies the owner of an account of an operator's act, its reason, and how to respond. */
export function operatorActionMail(
  action: OperatorAction,
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
  const labels = LABELS[language];
  const parts = {
    ...WORDS[action][language],
    facts: [
      ...(what === null ? [] : [{ label: labels.what, value: what }]),
      ...(reason === null ? [] : [{ label: labels.reason, value: reason }]),
      { label: labels.number, value: String(reference) },
    ],
    action: { label: labels.answer, url: contactUrl },
    notes: [labels.note],
  };
  return composeMail(language, { displayName, ja: parts, en: parts });
}
