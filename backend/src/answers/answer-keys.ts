import { type IncomingMessage } from 'node:http';
import { documentLanguage, apiLanguage } from '../common/http/language-negotiation.js';
import { type Language, splitLanguage } from '../common/rules/language.js';
import * as LIMITS from '../limits.rules.js';
import { SITE_DOCUMENTS } from '../modules/documents/site-document.js';
import { isVisitor } from '../security/sessions/visitor.js';
import { type AnswerKey } from './answer-cache.service.js';

/*
 * Which answers may be kept, and why. An answer may be kept if it is the same for all equal requests, a trigger reports
 * every change of its data (`tell_of_page`), and it is read often:
 *
 * - Public pages and shells: rendered as for a visitor; what depends on the viewer is added in the browser. Their
 *   language is that of the URL, or else of the request. Only the query parameters of their route count.
 * - Public reads of an account and its lists by display ID or account ID, for requests without a session or token, so
 *   that `isMe` is false. Their texts are in the request's language. Only the requested part of a list
 *   counts, so that each answer is kept once.
 *
 * Not kept: personal data; reads by content, item or link ID, which are many and rarely repeated; news, which appear by
 * date; failures, which may be temporary.
 */

/** Public reads of an account, up to its ID; the group is the list that has parts. Routes are case-sensitive, IDs are not. */
const ACCOUNT_READ =
  /^\/api\/(?:accounts|oauth\/linkages\/accounts|(links|contents|items)\/accounts)\/[A-Za-z0-9][\w.-]*$/;

/** How long a part of a list is, unless the query says so, and at most. */
const PARTS: Readonly<Record<string, { usual: number; max: number }>> = {
  links: { usual: LIMITS.links.page, max: LIMITS.links.pageMax },
  contents: { usual: LIMITS.contents.page, max: LIMITS.contents.page },
  items: { usual: LIMITS.items.page, max: LIMITS.items.page },
};

/** Path segments with more than one spelling, which are left to the router. */
const UNUSUAL_PATH = /[^\w./~-]/;

/** Query parameters that change what a page shows: a list in full, or the theme of the landing page's example. */
const SHOWN_BY_QUERY = ['links', 'contents', 'items', 'theme'];

/** The site's own pages that are the same with any other parameters. Forms get the whole query. */
const SITE_PAGES: ReadonlySet<string> = new Set(['/', ...SITE_DOCUMENTS.map((name) => `/${name}`)]);

/** A number of a query that is not longer than any offset. */
const PLAIN_NUMBER = /^\d{1,9}$/;

/** The key of an API response; null if it may not be kept. */
export function apiAnswerKey(request: IncomingMessage): AnswerKey | null {
  const { path, query } = splitUrl(request.url);
  const read = ACCOUNT_READ.exec(path);
  if (read === null || path === '/api/accounts/me' || !isVisitor(request)) return null;
  const part = query === '' || read[1] === undefined ? '' : partIn(query, PARTS[read[1]]);
  return part === null ? null : { path, variant: `api ${apiLanguage(request)} ${part}` };
}

/** The key of a page. */
export function pageAnswerKey({ path, language, named, search }: PageVariant): AnswerKey {
  return { path, variant: `page ${language} ${named ?? ''} ${search}` };
}

/** What identifies a page. */
export interface PageVariant {
  /** Its path, without language and query. */
  path: string;
  /** The language of its words. */
  language: Language;
  /** The language in its URL, if any. */
  named: Language | null;
  /** The relevant part of the query. */
  search: string;
}

/** The key of a page at its canonical URL; null for spellings and queries that only the router handles. */
export function plainPageKey(request: IncomingMessage): AnswerKey | null {
  const { path: pathname, query } = splitUrl(request.url);
  if (UNUSUAL_PATH.test(pathname)) return null;
  const { barePath: path, language: named } = splitLanguage(pathname);
  const language = named ?? documentLanguage(request);
  if (query !== '' && !showsTheSame(path, query)) return null;
  return pageAnswerKey({ path, language, named, search: '' });
}

/** Whether a page is the same without the query. Chat applications and campaigns add parameters to links. */
function showsTheSame(path: string, query: string): boolean {
  if (!path.startsWith('/profile/') && !SITE_PAGES.has(path)) return false;
  const parameters = new URLSearchParams(query);
  return SHOWN_BY_QUERY.every((name) => !parameters.has(name));
}

/** The part of a list that a query asks for, in one form: empty for the usual one, null if it may be refused. */
function partIn(query: string, { usual, max } = { usual: 0, max: 0 }): string | null {
  const parameters = new URLSearchParams(query);
  const offset = numberOf(parameters.getAll('offset'), 0);
  const limit = numberOf(parameters.getAll('limit'), usual);
  if (offset === null || limit === null || limit < 1 || limit > max) return null;
  return offset === 0 && limit === usual ? '' : `${offset}-${limit}`;
}

function numberOf([first, ...others]: string[], usual: number): number | null {
  if (first === undefined) return usual;
  return others.length === 0 && PLAIN_NUMBER.test(first) ? Number(first) : null;
}

function splitUrl(url = '/'): { path: string; query: string } {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}
