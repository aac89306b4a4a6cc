import { type IncomingMessage } from 'node:http';
import { isVisitor } from '../common/http/visitor.js';
import { documentLanguage, apiLanguage } from '../common/http/language-negotiation.js';
import { type Language, splitLanguage } from '../common/language.js';
import { type AnswerKey } from './answer-cache.service.js';

/*
 * What may be kept, and why. An answer may be kept when it is the same for everybody who asks alike, when a trigger
 * reports every change of its data (`tell_of_page`), and when it is read often:
 *
 * - Public pages and shells: rendered as for a visitor; what depends on who looks comes in the browser. Their language
 *   is that of the URL, else that of the request, and only the query names of their route count.
 * - Public reads of an account and its lists by display ID or account ID, for requests without a session or a token,
 *   whose `isMe` is false. Their words are in the request's language, and only `offset` and `limit` count.
 *
 * Not kept: everything personal; reads by content, item or link ID, which are many and read once; news, which appear by
 * date; failures, which may be over at any moment.
 */

/** Public reads of an account, up to its ID. Routes are case-sensitive, IDs are not. */
const ACCOUNT_READ =
  /^\/api\/(?:accounts|(?:links|contents|items|oauth\/linkages)\/accounts)\/[A-Za-z0-9][\w.-]*$/;

/** Parts of a path that are spelled in more than one way; those are left to the router. */
const UNUSUAL_PATH = /[^\w./~-]/;

/** The query names that change what a creator's page or a content's page shows. */
const LIST_NAMES = ['links', 'contents', 'items'];

const RANGE_NAMES = ['offset', 'limit'] as const;

/** The key of an API response; null if it may not be kept. */
export function apiAnswerKey(request: IncomingMessage): AnswerKey | null {
  const { path, query } = splitUrl(request.url);
  if (!ACCOUNT_READ.test(path) || path === '/api/accounts/me' || !isVisitor(request)) return null;
  const range = query === '' ? '' : rangeOf(query);
  return range === null ? null : { path, variant: `api ${apiLanguage(request)} ${range}` };
}

/** The key of a page. */
export function pageAnswerKey({ path, language, named, search }: PageVariant): AnswerKey {
  return { path, variant: `page ${language} ${named ?? ''} ${search}` };
}

/** What distinguishes a page. */
export interface PageVariant {
  /** Its path, without language and query. */
  path: string;
  /** The language of its words. */
  language: Language;
  /** The language in its URL, if any. */
  named: Language | null;
  /** What of the query decides what it shows. */
  search: string;
}

/** The key of a page in its first form; null for spellings and queries that only the router knows. */
export function plainPageKey(request: IncomingMessage): AnswerKey | null {
  const { path: pathname, query } = splitUrl(request.url);
  if (UNUSUAL_PATH.test(pathname)) return null;
  const { barePath: path, language: named } = splitLanguage(pathname);
  const language = named ?? documentLanguage(request);
  if (query !== '' && !(path.startsWith('/profile/') && namesNoList(query))) return null;
  return pageAnswerKey({ path, language, named, search: '' });
}

/** Whether a creator's page is the same without the query. Chat applications add names of their own to links. */
function namesNoList(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return LIST_NAMES.every((name) => !parameters.has(name));
}

/** `offset` and `limit` in one form; null if they are not plain numbers. */
function rangeOf(query: string): string | null {
  const parameters = new URLSearchParams(query);
  const values = RANGE_NAMES.map((name) => parameters.getAll(name));
  const arePlain = values.every(
    (each) => each.length === 0 || (each.length === 1 && /^\d{1,9}$/.test(each[0] ?? '')),
  );
  return arePlain ? values.map(([value]) => (value === undefined ? '' : Number(value))).join('-') : null;
}

function splitUrl(url = '/'): { path: string; query: string } {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}
