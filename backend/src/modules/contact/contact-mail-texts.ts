import { type Language, type Words } from '../../common/rules/language.js';
import { type ContactType } from './contact.rules.js';
import { type ReportKind } from './report-subject.rules.js';
import { composeMail, type MailContent, type MailParts } from '../../mail/mail-content.js';
import { type FoundSubject } from './report-subjects.service.js';

/** A received message, for mails about it. */
export interface ReceivedMessage {
  id: number;
  contactType: ContactType;
  name: string | null;
  email: string | null;
  content: string;
  language: Language;
  /** The sender's display ID, if signed in. */
  displayId: string | null;
  /** What is reported. */
  subject: FoundSubject | null;
  /** Whether the address is the sender's confirmed one. */
  isConfirmed: boolean;
}

type Facts = NonNullable<MailParts['facts']>;

const TYPES: Record<ContactType, Words> = {
  SERVICE: { ja: 'サービスの使い方', en: 'Using the service' },
  OPERATION: { ja: '不具合・動作', en: 'A problem or bug' },
  AFFILIATE: { ja: 'アフィリエイト', en: 'Affiliate programmes' },
  REPORT: { ja: '通報・権利の侵害', en: 'Reports and rights violations' },
  CORPORATION: { ja: '法人・取材', en: 'Business and press' },
  HITOHIRA_MAG: { ja: 'ひとひらマガジン', en: 'Hitohira Magazine' },
  OTHER: { ja: 'その他', en: 'Other' },
};

const KINDS: Record<ReportKind, Words> = {
  profile: { ja: 'プロフィールページ', en: 'a profile' },
  content: { ja: '投稿', en: 'a post' },
  item: { ja: 'アイテム', en: 'an item' },
  link: { ja: 'リンク', en: 'a link' },
};

/**
 * The mail to the operator. Its subject line contains no input; the message is only in the body.
 */
export function messageMail(message: ReceivedMessage & { subjectUrl: string | null }): MailContent {
  const { id, contactType, language, content, name, email, displayId, subject, subjectUrl } = message;
  const type = TYPES[contactType][language];
  const area = contactType === 'REPORT' ? 'reports' : 'contact';
  const ja = language === 'ja';
  const fact = (label: string, value: string | null): Facts => (value === null ? [] : [{ label, value }]);
  const parts: MailParts = {
    subject: ja ? `お問い合わせ #${id}（${type}）— Hitohira` : `Message #${id} (${type}) — Hitohira`,
    greeting: ja ? 'メッセージが届きました。' : 'A message has arrived.',
    paragraphs: [],
    facts: [
      { label: ja ? '受付番号' : 'Number', value: String(id) },
      { label: ja ? '種類' : 'Topic', value: type },
      ...fact(ja ? 'お名前' : 'Name', name),
      ...fact(ja ? 'メールアドレス' : 'E-mail', email),
      ...fact(ja ? 'アカウント' : 'Account', displayId && `@${displayId}`),
      ...(subject === null
        ? []
        : [
            {
              label: ja ? '報告の対象' : 'Reported',
              value: `${KINDS[subject.kind][language]} (${subject.kind}:${subject.id})`,
            },
            {
              label: ja ? '対象の持ち主' : 'Owner',
              value: `@${subject.displayId} (${subject.accountId})`,
            },
            ...fact(ja ? '対象のページ' : 'Page', subjectUrl),
          ]),
      { label: ja ? '内容' : 'Message', value: content },
    ],
    ...(subjectUrl === null
      ? {}
      : { action: { label: ja ? '対象のページを開く' : 'Open the page', url: subjectUrl } }),
    notes: [
      ja
        ? `対応が済んだら、npm run ops -- ${area} close ${id} で完了にしてください。`
        : `When done, close it with: npm run ops -- ${area} close ${id}`,
    ],
  };
  return composeMail(language, { ja: parts, en: parts });
}

/** What mail programs turn into links: web and e-mail addresses, with or without a scheme. */
const LINKS =
  /(?:[a-z][a-z+.-]*:\/\/|www\.)\S+|(?<![\p{L}\p{N}_+-])(?:[\p{L}\p{N}_+-]+(?:[.@]|(?<=[a-z0-9])[。．｡](?=[a-z0-9])))+\p{L}{2,}(?:[:/?#]\S*)?|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])(?:[:/]\S*)?/giu;

/**
 * The receipt for the sender, which repeats the message. Unless the address is confirmed, its links are left out;
 * otherwise anybody could have us mail links to anybody.
 */
export function receiptMail(message: ReceivedMessage): MailContent {
  const { id, contactType, language, content, isConfirmed } = message;
  const type = TYPES[contactType][language];
  const leftOut = language === 'ja' ? '（リンクは省略しました）' : '(link left out)';
  const repeated = isConfirmed ? content : content.replace(LINKS, leftOut);
  return composeMail(language, {
    ja: {
      subject: `お問い合わせを受け付けました（#${id}）— Hitohira`,
      greeting: 'お問い合わせいただき、ありがとうございます。',
      paragraphs: [
        contactType === 'REPORT'
          ? 'ご報告を受け付けました。内容を確認し、必要な対応を行います。'
          : '次のとおり受け付けました。内容を確認し、折り返しご連絡します。',
      ],
      facts: [
        { label: '受付番号', value: String(id) },
        { label: '種類', value: type },
        { label: '内容', value: repeated },
      ],
      notes: [
        'このメールは自動でお送りしています。',
        'お心当たりのない場合は、ほかの人がメールアドレスを間違えて入力したものと思われます。このメールを破棄してください。',
      ],
    },
    en: {
      subject: `We received your message (#${id}) — Hitohira`,
      greeting: 'Hello,',
      paragraphs: [
        contactType === 'REPORT'
          ? 'Thank you for your report. We will review it and take any action needed.'
          : 'Thank you for writing to us. We have received your message and will get back to you.',
      ],
      facts: [
        { label: 'Number', value: String(id) },
        { label: 'Topic', value: type },
        { label: 'Message', value: repeated },
      ],
      notes: [
        'This e-mail was sent automatically.',
        'If you did not write to us, someone may have mistyped their address. You can ignore this e-mail.',
      ],
    },
  });
}
