import {
  type Archive,
  type ArchivedContent,
  type ArchivedItem,
  type ArchivedLink,
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

/** A caption in both languages of the site. */
const caption = (ja: string, en: string): string => `${ja} <small lang="en">${en}</small>`;

/** The page of an archive for people to read: everything in it, without scripts. */
export function archivePage({ profile, links, contents, exportedAt }: Archive): string {
  const { displayName, introduction, icon, cover } = profile;
  return `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'unsafe-inline'">
<title>${escape(displayName)} — Hitohira</title><style>${STYLE}</style></head>
<body>
<header>${image(cover)}${image(icon)}
<h1>${escape(displayName)}</h1>${paragraph(introduction)}
<p><small>${caption('作成日時（UTC）', 'Made at (UTC)')}: ${escape(exportedAt)}</small></p></header>
<main>
<section><h2>${caption('リンク', 'Links')}</h2>
${links.map(linkOf).join('\n')}
</section>
<section><h2>${caption('投稿', 'Posts')}</h2>
${contents.map(contentOf).join('\n')}
</section>
</main>
</body></html>
`;
}

function linkOf({ details }: ArchivedLink): string {
  const parts = details.map(
    ({ title, text, url, picture }) =>
      `${image(picture)}${paragraph(title)}${paragraph(text)}${address(url)}`,
  );
  return `<article>${parts.join('\n')}</article>`;
}

function contentOf({ title, description, contentUrl, hashTags, media, items }: ArchivedContent): string {
  const tags = hashTags.map((tag) => `#${tag}`).join(' ');
  const recommended =
    items.length === 0 ? '' : `<h4>${caption('おすすめ', 'Recommended')}</h4>${items.map(itemOf).join('\n')}`;
  return `<article><h3>${escape(title ?? contentUrl)}</h3>
${media.map(({ picture }) => image(picture)).join('\n')}${paragraph(description)}${paragraph(tags)}${address(contentUrl)}
${recommended}</article>`;
}

function itemOf({ name, url, picture }: ArchivedItem): string {
  return `<div>${image(picture)}${paragraph(name)}${address(url)}</div>`;
}

function image(name: string | null): string {
  return name === null ? '' : `<img src="${escape(name)}" alt="" loading="lazy">`;
}

function paragraph(text: string | null): string {
  return text === null || text === '' ? '' : `<p>${escape(text)}</p>`;
}

/** The rules of addresses keep out scripts when they are entered; only those that a browser can follow are links. */
function address(url: string | null): string {
  if (url === null) return '';
  const shown = escape(url);
  return /^(?:https?:|mailto:|tel:)/i.test(url)
    ? `<p><a href="${shown}" rel="noreferrer">${shown}</a></p>`
    : `<p>${shown}</p>`;
}
