import MarkdownIt, { type Token } from 'markdown-it';
import { tooDeep } from './too-deep';
import { typedAnchor } from './typed-anchor';

/** Limits the recursion of the parser. */
const MAX_NESTING = 100;

/** The levels of a paragraph; the parser would drop everything after deeper content. */
const LEAF_NESTING = 2;

/** Images from this host and data URLs. */
const OWN_IMAGE = /^(?:\/(?!\/)|data:image\/(?:gif|png|jpeg|webp)[;,])/i;

/** A path of this site, not a protocol-relative URL. */
const OWN_PATH = /^\/(?!\/)/;

/** Localises a path of this site. */
export type HrefOf = (path: string) => string;

/** An absolute or protocol-relative URL. */
const OTHER_SITE = /^(?:https?:|\/\/)/i;

/** Links that never open a new tab. */
const SAME_TAB = /^(?:#|mailto:|tel:)/i;

/** Which links open in a new tab: external ones, or all. */
export type LinksBeside = 'others' | 'all';

interface LinkOptions {
  hrefOf: HrefOf;
  beside: LinksBeside;
}

/**
 * The Markdown renderer. HTML is escaped except for anchors. markdown-it rejects unsafe schemes (`javascript`,
 * `vbscript`, `file`, and `data` except for images).
 */
const renderer = new MarkdownIt({ html: false, linkify: false, maxNesting: MAX_NESTING + LEAF_NESTING });

renderer.block.ruler.before('table', 'too_deep', tooDeep(MAX_NESTING));

renderer.inline.ruler.before('html_inline', 'typed_anchor', typedAnchor);

// Wide tables scroll, also by keyboard.
renderer.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group"><table>\n';
renderer.renderer.rules.table_close = () => '</table></div>\n';

/** Localises own links and sets `target` and `rel`. */
function transformLink(token: Token, { hrefOf, beside }: LinkOptions): void {
  const href = String(token.attrGet('href') ?? '');
  if (OWN_PATH.test(href)) token.attrSet('href', hrefOf(href));
  const wantsTab = beside === 'all' || token.attrGet('target') === '_blank';
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'target');
  if (href === '' || !(OTHER_SITE.test(href) || (wantsTab && !SAME_TAB.test(href)))) return;
  token.attrSet('target', '_blank');
  const typed = String(token.attrGet('rel') ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  token.attrSet('rel', [...new Set([...typed, 'noopener', 'noreferrer'])].join(' '));
}

/** Replaces images from other hosts by their alternative text. */
function transformImage(token: Token): void {
  if (OWN_IMAGE.test(String(token.attrGet('src') ?? ''))) {
    token.attrSet('loading', 'lazy');
    return;
  }
  token.type = 'text';
  token.children = null;
}

/** Transforms links and images, and hides inline markup that is nested too deeply, which the parser does not count. */
function transform(tokens: readonly Token[], options: LinkOptions, outerDepth = 0): void {
  let depth = outerDepth;
  for (const token of tokens) {
    if (token.nesting === 1) depth += 1;
    if (token.nesting !== 0 && depth > MAX_NESTING) token.hidden = true;
    if (token.nesting === -1) depth -= 1;
    if (token.type === 'link_open') transformLink(token, options);
    else if (token.type === 'image') transformImage(token);
    transform(token.children ?? [], options, depth);
  }
}

/** Renders Markdown as safe HTML. */
export function renderMarkdown(text: string, hrefOf: HrefOf, beside: LinksBeside = 'others'): string {
  const tokens = renderer.parse(text, {});
  transform(tokens, { hrefOf, beside });
  return renderer.renderer.render(tokens, renderer.options, {});
}
