import { type StateInline } from 'markdown-it';

/** The opening tag of an anchor. */
const OPENING = /<a((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*>/iy;

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const CLOSING = '</a>';

/** The attributes that are kept. */
const ALLOWED = ['href', 'target', 'rel', 'class'];

/** Caches the last closing tag, so that a text with many opening tags is searched once. */
const lastClosings = new WeakMap<StateInline, number>();

function lastClosingIn(state: StateInline): number {
  const known = lastClosings.get(state);
  if (known !== undefined) return known;
  const found = state.src.toLowerCase().lastIndexOf(CLOSING);
  lastClosings.set(state, found);
  return found;
}

/** The allowed attributes, or null if the link is unsafe. */
function allowedAttributes(state: StateInline, typed: string): [string, string][] | null {
  const attributes = new Map<string, string>();
  for (const [, name = '', ...values] of typed.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!ALLOWED.includes(key) || attributes.has(key)) continue;
    const value = state.md.utils.unescapeAll(values.join(''));
    if (key !== 'href') attributes.set(key, value);
    else {
      const href = state.md.normalizeLink(value);
      if (!state.md.validateLink(href)) return null;
      attributes.set(key, href);
    }
  }
  return [...attributes];
}

/** A markdown-it rule for HTML anchors, the only HTML element that is allowed. It must close in the same paragraph. */
export function typedAnchor(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax, linkLevel } = state;
  // Links cannot be nested.
  if (src.charAt(pos) !== '<' || linkLevel > 0 || lastClosingIn(state) < pos) return false;
  OPENING.lastIndex = pos;
  const [opening, typed = ''] = OPENING.exec(src) ?? [];
  if (opening === undefined) return false;
  const attributes = allowedAttributes(state, typed);
  if (attributes === null) return false;
  const start = pos + opening.length;
  const [inner] = src.slice(start, posMax).split(/<\/a>/i, 1);
  const end = start + (inner?.length ?? 0);
  if (end + CLOSING.length > posMax) return false;
  if (!silent) {
    state.pos = start;
    state.posMax = end;
    state.push('link_open', 'a', 1).attrs = attributes;
    state.linkLevel += 1;
    state.md.inline.tokenize(state);
    state.linkLevel -= 1;
    state.push('link_close', 'a', -1);
  }
  state.pos = end + CLOSING.length;
  state.posMax = posMax;
  return true;
}
