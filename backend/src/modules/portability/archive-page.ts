import { contentName } from '../contents/content-name.rules.js';
import {
  type Archive,
  type ArchivedContent,
  type ArchivedItem,
  type ArchivedLink,
  type ArchivedTranslations,
  type ArchivedVisibility,
} from './archive-format.js';

const STYLE = `
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font-family:system-ui,'Hiragino Sans','Noto Sans JP',sans-serif;line-height:1.7;color:#1d1a16;background:#fffdf9}
h1,h2,h3{line-height:1.35}section{margin-block:2.5rem}article{margin-block:1.25rem;padding-block-end:1.25rem;border-block-end:1px solid #e3dacb}
img{max-width:100%;max-height:16rem;border-radius:6px}a{color:#ad1f3d;overflow-wrap:anywhere}p{margin-block:.4rem;white-space:pre-line}small{color:#625b50}`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (value: string): string => value.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** A caption in both of the site’s languages. */
const caption = (ja: string, en: string): string => `${ja} <small lang="en">${en}</small>`;

/** The readable page in an archive: everything in it, without scripts. */
export function archivePage({ profile, settings, links, contents, exportedAt }: Archive): string {
  const { displayName, introduction, translations, icon, cover } = profile;
  const stateOf = statesIn(settings.timeZone ?? 'UTC');
  return `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>${escape(displayName)} — Hitohira</title><style>${STYLE}</style></head>
<body>
<header>${image(cover)}${image(icon)}
<h1>${escape(displayName)}</h1>${paragraph(introduction)}${translations ? secondTexts(translations) : ''}
<p><small>${caption('作成日時（UTC）', 'Made at (UTC)')}: ${escape(exportedAt)}</small></p></header>
<main>
<section><h2>${caption('リンク', 'Links')}</h2>
${links.map((link) => linkOf(link, stateOf)).join('\n')}
</section>
<section><h2>${caption('投稿', 'Posts')}</h2>
${contents.map((content) => contentOf(content, stateOf)).join('\n')}
</section>
</main>
</body></html>
`;
}

/** The name and the introduction in other languages. */
function secondTexts({ ja, en }: ArchivedTranslations): string {
  const texts = [
    { language: 'ja', title: caption('日本語のページでは', 'On pages in Japanese'), translation: ja },
    { language: 'en', title: caption('英語のページでは', 'On pages in English'), translation: en },
  ];
  return texts
    .map(({ language, title, translation }) =>
      translation === null
        ? ''
        : `<section><h2>${title}</h2><div lang="${language}">${paragraph(translation.displayName)}${paragraph(translation.introduction)}</div></section>`,
    )
    .join('');
}

/** Says who sees an entry and when, in the words of the studio, unless everybody always does. */
type StateOf = (entry: ArchivedVisibility) => string;

/** @param timeZone the time zone for times */
function statesIn(timeZone: string): StateOf {
  // As in ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const moment = (label: string, time: string | null | undefined): string[] =>
    time ? [`${label}: ${format.format(new Date(time))} (${escape(timeZone)})`] : [];
  return ({ visibility, visibleFrom, visibleUntil }) => {
    const states = [
      ...(visibility === 'hidden' ? [caption('非表示', 'Hidden')] : []),
      ...(visibility === 'draft' ? [caption('下書き', 'Draft')] : []),
      ...moment(caption('公開開始日時', 'Show from'), visibleFrom),
      ...moment(caption('公開終了日時', 'Show until'), visibleUntil),
    ];
    return states.map((state) => `<p><strong>${state}</strong></p>`).join('');
  };
}

function linkOf(link: ArchivedLink, stateOf: StateOf): string {
  const parts = link.details.map(
    ({ title, text, url, picture }) =>
      `${image(picture)}${paragraph(title)}${paragraph(text)}${address(url)}`,
  );
  return `<article>${stateOf(link)}${parts.join('\n')}</article>`;
}

function contentOf(content: ArchivedContent, stateOf: StateOf): string {
  const { description, contentUrl, hashTags, media, items } = content;
  const tags = hashTags.map((tag) => `#${tag}`).join(' ');
  const recommended =
    items.length === 0
      ? ''
      : `<h4>${caption('おすすめ', 'Recommended')}</h4>${items.map((item) => itemOf(item, stateOf)).join('\n')}`;
  return `<article><h3>${escape(contentName(content) ?? contentUrl)}</h3>${stateOf(content)}
${media.map(({ picture }) => image(picture)).join('\n')}${paragraph(description)}${paragraph(tags)}${address(contentUrl)}
${recommended}</article>`;
}

function itemOf(item: ArchivedItem, stateOf: StateOf): string {
  const { name, url, picture } = item;
  return `<div>${stateOf(item)}${image(picture)}${paragraph(name)}${address(url)}</div>`;
}

function image(name: string | null): string {
  return name === null ? '' : `<img src="${escape(name)}" alt="" loading="lazy">`;
}

function paragraph(text: string | null): string {
  return text === null || text === '' ? '' : `<p>${escape(text)}</p>`;
}

/** Links only URLs that a browser can follow. Scripts were rejected when the URL was entered. */
function address(url: string | null): string {
  if (url === null) return '';
  const shown = escape(url);
  return /^(?:https?:|mailto:|tel:)/i.test(url)
    ? `<p><a href="${shown}" rel="noreferrer">${shown}</a></p>`
    : `<p>${shown}</p>`;
}
