import { type AtRule, type ChildNode, type Container, parse, type Rule as RuleNode } from 'postcss';
import { COLOR_SCHEME_ATTRIBUTE } from '../theme/color-scheme-script';
import { CLOAK_ATTRIBUTE } from '../theme/page-cloak';

/** A style sheet of the build. */
export interface StyleSheet {
  /** The address of the file. */
  href: string;
  /** Returns what the markup and the other styles of a page use of it, in the same order. */
  excerptFor: (markup: string, styles: readonly string[]) => string;
}

/** A part of a style sheet: a rule, an at-rule with rules in it, or an at-rule that is taken as a whole. */
type Part =
  | { kind: 'rule'; selectors: readonly Selector[]; declarations: readonly Declaration[] }
  | { kind: 'group'; prelude: string; parts: readonly Part[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'statement'; text: string };

interface Selector {
  text: string;
  /** The classes and data attributes without which it matches nothing. */
  needs: readonly string[];
}

interface Declaration {
  text: string;
  /** The custom property that it sets, if any. */
  sets: string | null;
  /** The custom properties in its value. */
  reads: readonly string[];
}

const classKey = (name: string): string => `.${name}`;
const dataKey = (name: string, value?: string): string =>
  value === undefined ? `[${name}]` : `[${name}=${value}]`;

/** Attributes of the root element that scripts set before the first paint, so they are not in the markup. */
const SET_BY_SCRIPTS = new Set([COLOR_SCHEME_ATTRIBUTE, CLOAK_ATTRIBUTE]);

/** The innermost arguments of `:not()`, `:has()` and the like. */
const ARGUMENTS = /\([^()]*\)/g;
const CLASS_OR_DATA = /\.([\w-]+)|\[(data-[\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g;

/** Leaves out what the arguments name: `:not(.a)` matches where there is no `.a`. */
function needsOf(selector: string): string[] {
  const outer = selector.replaceAll(ARGUMENTS, '');
  if (outer !== selector) return needsOf(outer);
  return [...outer.matchAll(CLASS_OR_DATA)].flatMap(([, name, data, value]) => {
    if (name !== undefined) return [classKey(name)];
    if (data === undefined || SET_BY_SCRIPTS.has(data)) return [];
    return [dataKey(data, value)];
  });
}

/** The custom properties that styles read, in a sheet or in `style` attributes. */
function readsOf(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

function rule({ selectors, nodes }: RuleNode): Part {
  return {
    kind: 'rule',
    selectors: selectors.map((text) => ({ text, needs: needsOf(text) })),
    declarations: nodes.map((node) => {
      const text = node.toString();
      const sets = node.type === 'decl' && node.variable ? node.prop : null;
      return { text, sets, reads: readsOf(text) };
    }),
  };
}

/** At-rules with rules of the page in them. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer']);

function atRule(node: AtRule): Part {
  const { name, params } = node;
  if (node.nodes === undefined) return { kind: 'statement', text: `${node.toString()};` };
  if (CONDITIONS.has(name)) return { kind: 'group', prelude: `@${name} ${params}`, parts: partsOf(node) };
  const text = node.toString();
  return name === 'keyframes' ? { kind: 'keyframes', name: params, text } : { kind: 'statement', text };
}

function partsOf({ nodes = [] }: Container): Part[] {
  return nodes.flatMap((node: ChildNode) => {
    if (node.type === 'rule') return [rule(node)];
    return node.type === 'atrule' ? [atRule(node)] : [];
  });
}

/** Finds the attributes in markup that a sheet's selectors name; others, such as IDs, differ from page to page. */
function namedAttributes(css: string): RegExp {
  const data = new Set([...css.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name));
  return new RegExp(` (?:${['class', ...data].join('|')})="[^"]*"`, 'g');
}

/** The classes and data attributes of elements, from their attributes as in the markup. */
function keysIn(attributes: Iterable<string>): Set<string> {
  const keys = new Set<string>();
  for (const attribute of attributes) {
    const [name = '', value = ''] = attribute.slice(1, -1).split('="');
    const found = name === 'class' ? value.split(' ').map(classKey) : [dataKey(name), dataKey(name, value)];
    for (const key of found) keys.add(key);
  }
  return keys;
}

/** Leaves out the rules whose selectors cannot match. */
function matchingParts(parts: readonly Part[], keys: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') {
      const inner = matchingParts(part.parts, keys);
      return inner.length === 0 ? [] : [{ ...part, parts: inner }];
    }
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter(({ needs }) => needs.every((key) => keys.has(key)));
    return selectors.length === 0 ? [] : [{ ...part, selectors }];
  });
}

function declarationsOf(parts: readonly Part[]): Declaration[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') return part.declarations;
    return part.kind === 'group' ? declarationsOf(part.parts) : [];
  });
}

/** The custom properties that the declarations and the page read, through others as well. */
function readProperties(declarations: readonly Declaration[], ofPage: Iterable<string>): Set<string> {
  const setBy = Map.groupBy(declarations, ({ sets }) => sets);
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const { reads } of setBy.get(name) ?? []) reads.forEach(visit);
  };
  for (const { reads } of setBy.get(null) ?? []) reads.forEach(visit);
  for (const name of ofPage) visit(name);
  return found;
}

function write(parts: readonly Part[], properties: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'statement') return part.text;
      if (part.kind === 'keyframes') return '';
      if (part.kind === 'group') {
        const inner = write(part.parts, properties);
        return inner === '' ? '' : `${part.prelude}{${inner}}`;
      }
      const kept = part.declarations.filter(({ sets }) => sets === null || properties.has(sets));
      if (kept.length === 0) return '';
      const selectors = part.selectors.map(({ text }) => text).join(',');
      return `${selectors}{${kept.map(({ text }) => text).join(';')}}`;
    })
    .join('');
}

/** How many excerpts are kept. Pages of the same kind and theme mostly share one. */
const MAX_EXCERPTS = 200;

/**
 * Reads a minified style sheet, to put into each document what its page uses of it.
 *
 * A rule belongs to it if the markup has every class and data attribute that one of its selectors names, and a custom
 * property if something reads it. Other conditions are not looked at, so there may be a rule too many, but none too few.
 *
 * @throws CssSyntaxError if it is not valid CSS
 */
export function readStyleSheet(href: string, css: string): StyleSheet {
  const parts = partsOf(parse(css));
  const named = namedAttributes(css);
  const animations = parts.filter((part) => part.kind === 'keyframes');
  const excerpts = new Map<string, string>();

  const makeExcerpt = (attributes: Iterable<string>, properties: Iterable<string>): string => {
    const matching = matchingParts(parts, keysIn(attributes));
    const rules = write(matching, readProperties(declarationsOf(matching), properties));
    const running = animations.filter(({ name }) => rules.includes(name));
    return rules + running.map(({ text }) => text).join('');
  };

  return {
    href,
    excerptFor: (markup, styles) => {
      // Most of them repeat, so each is looked at once.
      const attributes = new Set(markup.match(named));
      const properties = new Set([markup, ...styles].flatMap(readsOf));
      const key = [...attributes, ...properties].join('');
      const known = excerpts.get(key);
      if (known !== undefined) return known;
      const excerpt = makeExcerpt(attributes, properties);
      if (excerpts.size === MAX_EXCERPTS) excerpts.clear();
      excerpts.set(key, excerpt);
      return excerpt;
    },
  };
}
