import { createHash } from 'node:crypto';
import { type Request } from 'express';
import { type Language } from '../../src/common/rules/language.js';

const WORDS = {
  ja: {
    title: (service: string) => `サンドボックス${service}（試験用）`,
    notice: (service: string) => `試験用の画面です。本物の${service}ではありません。`,
    otherLanguage: 'English',
  },
  en: {
    title: (service: string) => `Sandbox ${service} (for testing)`,
    notice: (service: string) => `For testing. This is not the real ${service}.`,
    otherLanguage: '日本語',
  },
} as const;

const STYLE = `
:root{color-scheme:light dark;--paper:#f6f4ef;--card:#fff;--ink:#24211d;--soft:#6b655c;--line:#e2ddd3;--mark:#0a7a3d;--warn:#fff3d1;--warn-ink:#5c4300}
@media(prefers-color-scheme:dark){:root{--paper:#191714;--card:#23201c;--ink:#f1ede6;--soft:#b3aba0;--line:#3a352e;--mark:#5fd694;--warn:#3a2f12;--warn-ink:#ffe3a1}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,"Hiragino Sans","Noto Sans JP",sans-serif;display:flex;flex-direction:column}
.notice{margin:0;padding:10px 20px;background:var(--warn);color:var(--warn-ink);text-align:center;font-weight:600;font-size:14px}
main{width:100%;max-width:440px;margin:auto;padding:24px 16px 40px}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:28px 24px}
.name{margin:0 0 4px;color:var(--mark);font-weight:700;font-size:14px;letter-spacing:.02em}
h1{margin:0 0 16px;font-size:22px;line-height:1.4}
h2{margin:24px 0 0;font-size:16px}
.lead{margin:0;color:var(--soft);font-size:14px}
ul{margin:4px 0 20px;padding-left:1.3em;color:var(--soft);font-size:14px}
.person{display:flex;align-items:center;gap:14px;padding:12px 14px;margin-top:10px;border:1px solid var(--line);border-radius:12px;color:inherit;text-decoration:none}
.person:hover,.person:focus-visible{border-color:var(--mark)}
a:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
.face{flex:none;width:44px;height:44px;border-radius:50%;background:var(--mark);color:var(--card);display:grid;place-items:center;font-size:18px;font-weight:700}
.who{min-width:0}
.who b,.who span{display:block;overflow-wrap:anywhere}
.who span{color:var(--soft);font-size:13px}
.deny{display:block;margin-top:20px;padding:10px;text-align:center;color:var(--ink);border-radius:12px}
.post{margin-top:14px}
.post b,.post code{display:block;overflow-wrap:anywhere}
.post code{color:var(--soft);font-size:13px;user-select:all}
.language{display:block;margin-top:16px;text-align:center;color:var(--soft);font-size:14px}
`;

/** Allows only the page's own style. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The requested language, else the browser's. */
export function languageOf(request: Request): Language {
  const asked = request.query['ui_locales'];
  if (asked === 'ja' || asked === 'en') return asked;
  return request.acceptsLanguages('ja', 'en') === 'en' ? 'en' : 'ja';
}

/**
 * Renders a page of the sandbox.
 *
 * @param below content below the card
 */
export function sandboxPage(service: string, language: Language, content: string, below = ''): string {
  const title = WORDS[language].title(service);
  const notice = WORDS[language].notice(service);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <p class="notice">${notice}</p>
    <main>
      <div class="card">
      <p class="name">${title}</p>
      ${content}
      </div>
      ${below}
    </main>
  </body>
</html>
`;
}

/** A link to the page in the other language. */
export function languageLink(address: string, language: Language): string {
  const other = language === 'ja' ? 'en' : 'ja';
  const there = escapeText(withParameter(address, 'ui_locales', other));
  return `<a class="language" lang="${other}" href="${there}">${WORDS[language].otherLanguage}</a>`;
}

/** A URL with one parameter set. */
export function withParameter(address: string, name: string, value: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${path}?${parameters.toString()}`;
}

export function escapeText(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
