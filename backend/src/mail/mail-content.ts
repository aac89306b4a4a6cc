import { type Language } from '../common/language.js';

/** What a mail says, in both forms. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** The parts of a mail, in the order in which they are read. Everything is plain text; markup is made here. */
export interface MailParts {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** A code that stands alone, easy to read and to copy. */
  code?: string;
  /** The one thing to do, where there is one. */
  action?: { label: string; url: string };
  /** Small print below. */
  notes: string[];
}

const SIGNATURE: Record<Language, string> = {
  ja: 'Hitohira（ひとひら）— あなたのことが、一枚で伝わるページ',
  en: 'Hitohira — one page for everything you make',
};

const FONT = `'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic UI', system-ui, sans-serif`;

/** Makes a mail from its parts: text for every reader, and HTML that looks like the product without any picture. */
export function composeMail(parts: MailParts): MailContent {
  return { subject: parts.subject, text: composeText(parts), html: composeHtml(parts) };
}

function composeText({ greeting, paragraphs, code, action, notes, language }: MailParts): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(action === undefined ? [] : [`${action.label}\n${action.url}`]),
    ...notes,
    `--\n${SIGNATURE[language]}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function composeHtml({ greeting, paragraphs, code, action, notes, language, subject }: MailParts): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const codeBlock =
    code === undefined
      ? ''
      : `<p style="margin:24px 0;padding:20px 0;border-top:1px solid #e4ddd2;border-bottom:1px solid #e4ddd2;text-align:center;font-size:32px;line-height:1.2;letter-spacing:0.3em;font-variant-numeric:tabular-nums;font-weight:600">${escapeHtml(code)}</p>`;
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#b3263e;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`;
  const small = notes
    .map(
      (note) =>
        `<p style="margin:0 0 8px;color:#6b635a;font-size:13px">${escapeHtml(note).replaceAll('\n', '<br>')}</p>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf7f2"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e4ddd2;border-radius:8px"><tr><td style="padding:32px 28px;color:#211d19;font-family:${FONT};font-size:15px;line-height:1.75">
<p style="margin:0 0 24px;font-size:18px;font-weight:700"><span style="color:#b3263e">●</span> Hitohira</p>
${paragraph(greeting)}${paragraphs.map(paragraph).join('')}${codeBlock}${button}${small}
</td></tr></table>
<p style="margin:16px 0 0;color:#6b635a;font-family:${FONT};font-size:12px">${escapeHtml(SIGNATURE[language])}</p>
</td></tr></table></body></html>
`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
