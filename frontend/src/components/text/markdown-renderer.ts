import MarkdownIt, { type Token } from 'markdown-it';
import { tooDeep } from './too-deep';
import { typedAnchor } from './typed-anchor';

/** Deeper than that nobody writes, and a parser must not be led. */
const MAX_NESTING = 100;

/** What a paragraph needs; the parser drops all that comes after what lies deeper than it may. */
const LEAF_NESTING = 2;

/** Images come from this host, or are in the text themselves. */
const OWN_IMAGE = /^(?:\/(?!\/)|data:image\/(?:gif|png|jpeg|webp)[;,])/i;

/** A path of this site; with two slashes it would name a host. */
const OWN_PATH = /^\/(?!\/)/;

/** Gives the address of one of the site's own paths, in the language of the page. */
export type HrefOf = (path: string) => string;

/** An address of another site; with two slashes in front it has the scheme of the page. */
const OTHER_SITE = /^(?:https?:|\/\/)/i;

/** What no tab is opened for: a place on the page, and what another program takes. */
const STAYS = /^(?:#|mailto:|tel:)/i;

/** Which links open beside the page: those to other sites, or all. */
export type LinksBeside = 'others' | 'all';

/** How the links of a text are written. */
interface LinkWays {
  hrefOf: HrefOf;
  beside: LinksBeside;
}

/**
 * The one renderer of Markdown. HTML in the text is text, but for anchors; schemes that run something are no links
 * (markdown-it's own rule: `javascript`, `vbscript`, `file`, and `data` but for images).
 */
const renderer = new MarkdownIt({ html: false, linkify: false, maxNesting: MAX_NESTING + LEAF_NESTING });

renderer.block.ruler.before('table', 'too_deep', tooDeep(MAX_NESTING));

renderer.inline.ruler.before('html_inline', 'typed_anchor', typedAnchor);

// A table can be wider than a phone: it is moved by itself, and by the keyboard.
renderer.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group"><table>\n';
renderer.renderer.rules.table_close = () => '</table></div>\n';

/** Links of our own stay in the language of the page; those that open beside it tell the other page nothing. */
function settleLink(token: Token, { hrefOf, beside }: LinkWays): void {
  const href = String(token.attrGet('href') ?? '');
  if (OWN_PATH.test(href)) token.attrSet('href', hrefOf(href));
  const wantsTab = beside === 'all' || token.attrGet('target') === '_blank';
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'target');
  if (href === '' || !(OTHER_SITE.test(href) || (wantsTab && !STAYS.test(href)))) return;
  token.attrSet('target', '_blank');
  const typed = String(token.attrGet('rel') ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  token.attrSet('rel', [...new Set([...typed, 'noopener', 'noreferrer'])].join(' '));
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

/** Of what lies too deep the words are left: a pair of asterisks is no bracket to the parser, and not counted by it. */
function settle(tokens: readonly Token[], ways: LinkWays, depthAround = 0): void {
  let depth = depthAround;
  for (const token of tokens) {
    if (token.nesting === 1) depth += 1;
    if (token.nesting !== 0 && depth > MAX_NESTING) token.hidden = true;
    if (token.nesting === -1) depth -= 1;
    if (token.type === 'link_open') settleLink(token, ways);
    else if (token.type === 'image') settleImage(token);
    settle(token.children ?? [], ways, depth);
  }
}

/** Markdown as HTML that can be shown as it is. */
export function renderMarkdown(text: string, hrefOf: HrefOf, beside: LinksBeside = 'others'): string {
  const tokens = renderer.parse(text, {});
  settle(tokens, { hrefOf, beside });
  return renderer.renderer.render(tokens, renderer.options, {});
}
