import { type Language } from '../common/rules/language.js';

/** A mail as text and HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** The parts of a mail in reading order, as plain text. */
export interface MailParts {
  subject: string;
  /** By default the recipient's name. */
  greeting?: string;
  paragraphs: string[];
  /** A code, set off for reading and copying. */
  code?: string;
  /** Labelled facts. */
  facts?: { label: string; value: string }[];
  /** A link button. */
  action?: { label: string; url: string };
  /** Small print. */
  notes: string[];
}

const SIGNATURE: Record<Language, string> = {
  ja: 'Hitohira（ひとひら）— あなたの「好き」を、ひとひらに。',
  en: 'Hitohira — All that you are, on one petal.',
};

const FONT = `'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic UI', system-ui, sans-serif`;

/** The light palette, inlined because many mail clients drop style sheets. */
const LIGHT = {
  paper: '#faf6ef',
  sheet: '#fffdf9',
  wash: '#f3ece0',
  ink: '#1d1a16',
  inkSoft: '#625b50',
  hairline: '#e3dacb',
  crimson: '#ad1f3d',
  onCrimson: '#fffaf6',
};

/**
 * The product's petal, drawn with CSS because mail clients show neither SVG nor remote images. Clients without inline
 * blocks show the name only.
 */
const PETAL = `<span class="mark" style="display:inline-block;width:14px;height:14px;margin-right:2px;border-radius:100% 18% 100% 18%;background:${LIGHT.crimson};vertical-align:-1px"></span>`;

/** The dark palette, for clients that support style sheets; others darken mails themselves. */
const NIGHT_STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#161412!important}
.sheet{background:#1f1c19!important;border-color:#38322b!important;color:#f2ece2!important}
.wash{background:#282420!important;color:#f2ece2!important}
.soft{color:#b6ac9d!important}
.mark{background:#f08c9f!important}
.button{background:#f08c9f!important;color:#2c0a13!important}
}`;

/** Renders a mail in a language as text and HTML without images. */
export function composeMail(
  language: Language,
  { displayName = '', ...texts }: Record<Language, MailParts> & { displayName?: string },
): MailContent {
  const { greeting = { ja: `${displayName}さん`, en: `Hello ${displayName},` }[language], ...parts } =
    texts[language];
  const mail = { ...parts, paragraphs: [greeting, ...parts.paragraphs] };
  return { subject: parts.subject, text: composeText(language, mail), html: composeHtml(language, mail) };
}

type GreetedParts = Omit<MailParts, 'greeting'>;

function composeText(language: Language, { paragraphs, code, facts, action, notes }: GreetedParts): string {
  const blocks = [
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(facts === undefined ? [] : [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...(action === undefined ? [] : [`${action.label}\n${action.url}`]),
    ...notes,
    `--\n${SIGNATURE[language]}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function composeHtml(language: Language, { subject, ...parts }: GreetedParts): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${NIGHT_STYLES}</style></head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper}">
<div class="paper" lang="${language}" style="padding:32px 16px;background:${LIGHT.paper}">
<div class="sheet" style="max-width:464px;margin:0 auto;padding:32px 28px;border:1px solid ${LIGHT.hairline};border-radius:8px;background:${LIGHT.sheet};color:${LIGHT.ink};font-family:${FONT};font-size:15px;line-height:1.75">
${bodyOf(parts)}
</div>
<p class="soft" style="max-width:464px;margin:16px auto 0;color:${LIGHT.inkSoft};font-family:${FONT};font-size:12px;line-height:1.6;text-align:center">${escapeHtml(SIGNATURE[language])}</p>
</div>
</body></html>
`;
}

function bodyOf({ paragraphs, code, facts, action, notes }: Omit<GreetedParts, 'subject'>) {
  return [
    `<p style="margin:0 0 24px;font-size:18px;font-weight:700">${PETAL} Hitohira</p>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${withLines(text)}</p>`),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...(facts === undefined ? [] : [factsBlock(facts)]),
    ...(action === undefined ? [] : [button(action)]),
    ...notes.map(
      (note) =>
        `<p class="soft" style="margin:0 0 8px;color:${LIGHT.inkSoft};font-size:13px">${withLines(note)}</p>`,
    ),
  ].join('\n');
}

function codeBlock(code: string): string {
  // Compensates the letter spacing after the last digit, to center the code.
  return `<p class="wash" style="margin:24px 0;padding:20px 0 20px 0.3em;border-radius:6px;background:${LIGHT.wash};color:${LIGHT.ink};text-align:center;font-size:32px;line-height:1.2;letter-spacing:0.3em;font-variant-numeric:tabular-nums;font-weight:600">${escapeHtml(code)}</p>`;
}

function factsBlock(facts: NonNullable<MailParts['facts']>): string {
  const lines = facts.map(
    ({ label, value }) =>
      `<p style="margin:4px 0"><span class="soft" style="color:${LIGHT.inkSoft};font-size:13px">${escapeHtml(label)}</span><br>${withLines(value)}</p>`,
  );
  return `<div class="wash" style="margin:24px 0;padding:12px 20px;border-radius:6px;background:${LIGHT.wash};color:${LIGHT.ink};overflow-wrap:anywhere">${lines.join('')}</div>`;
}

function button({ label, url }: NonNullable<MailParts['action']>): string {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${LIGHT.crimson};color:${LIGHT.onCrimson};text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;
}

function withLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
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
