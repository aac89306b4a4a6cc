import MarkdownIt, { type Token } from 'markdown-it';

/** Deeper than that nobody writes, and a parser must not be led. */
const MAX_NESTING = 100;

/** Images come from this host, or are in the text themselves. */
const OWN_IMAGE = /^(?:\/(?!\/)|data:image\/(?:gif|png|jpeg|webp)[;,])/i;

/** A path of this site; with two slashes it would name a host. */
const OWN_PATH = /^\/(?!\/)/;

/** Gives the address of one of the site's own paths, in the language of the page. */
export type HrefOf = (path: string) => string;

/**
 * The one renderer of Markdown. HTML in the text is text; schemes that run something are no links (markdown-it's own
 * rule: `javascript`, `vbscript`, `file`, and `data` but for images).
 */
const renderer = new MarkdownIt({ html: false, linkify: false, maxNesting: MAX_NESTING });

// A table can be wider than a phone: it is moved by itself, and by the keyboard.
renderer.renderer.rules['table_open'] = () => '<div class="table" tabindex="0" role="group"><table>\n';
renderer.renderer.rules['table_close'] = () => '</table></div>\n';

/** Links of our own stay in the language of the page; others open beside it. */
function settleLink(token: Token, hrefOf: HrefOf): void {
  const href = String(token.attrGet('href') ?? '');
  if (OWN_PATH.test(href)) token.attrSet('href', hrefOf(href));
  else if (/^https?:/i.test(href)) {
    token.attrSet('target', '_blank');
    token.attrSet('rel', 'noopener noreferrer');
  }
}

/** Of an image that comes from elsewhere only its words are left. */
function settleImage(token: Token): void {
  if (OWN_IMAGE.test(String(token.attrGet('src') ?? ''))) {
    token.attrSet('loading', 'lazy');
    return;
  }
  token.type = 'text';
  token.children = null;
}

function settle(tokens: readonly Token[], hrefOf: HrefOf): void {
  for (const token of tokens) {
    if (token.type === 'link_open') settleLink(token, hrefOf);
    else if (token.type === 'image') settleImage(token);
    settle(token.children ?? [], hrefOf);
  }
}

/** Markdown as HTML that can be shown as it is. */
export function renderMarkdown(text: string, hrefOf: HrefOf): string {
  const tokens = renderer.parse(text, {});
  settle(tokens, hrefOf);
  return renderer.renderer.render(tokens, renderer.options, {});
}
