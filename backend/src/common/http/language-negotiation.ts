import { type IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { isLanguage, LANGUAGES, type Language } from '../rules/language.js';
import { readCookies } from './cookies.js';
import { remembered } from '../remembered.js';

/** The cookie with the visitor's language. */
const LOCALE_COOKIE = 'locale';

const negotiateLanguage = remembered((header): Language | null => {
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  if (negotiator.languages()[0] === '*') return null;
  const [language] = negotiator.languages([...LANGUAGES]);
  return isLanguage(language) ? language : null;
});

function acceptedLanguage({ headers }: IncomingMessage): Language | null {
  const header = headers['accept-language'];
  return header === undefined ? null : negotiateLanguage(header);
}

function chosenLanguage(request: IncomingMessage): Language | null {
  if (request.headers.cookie === undefined) return null;
  const cookie = readCookies(request)[LOCALE_COOKIE];
  return isLanguage(cookie) ? cookie : null;
}

/** The language of an API response: the request's, then the visitor's choice, then Japanese. */
export function apiLanguage(request: IncomingMessage): Language {
  return acceptedLanguage(request) ?? chosenLanguage(request) ?? 'ja';
}

/** The language of a page whose URL has none: the visitor's choice, then the browser's. */
export function documentLanguage(request: IncomingMessage): Language {
  return chosenLanguage(request) ?? acceptedLanguage(request) ?? 'ja';
}
