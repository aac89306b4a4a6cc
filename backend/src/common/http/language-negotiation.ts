import { type Request } from 'express';
import { isLanguage, LANGUAGES, type Language } from '../language.js';
import { readCookies } from './cookies.js';

/** The cookie in which the page keeps the visitor's choice of language. */
const LOCALE_COOKIE = 'locale';

function acceptedLanguage(request: Request): Language | null {
  // Without the header express answers the first language offered, which would hide the cookie behind it.
  if (request.headers['accept-language'] === undefined) return null;
  const accepted = request.acceptsLanguages();
  if (accepted[0] === '*') return null;
  const language = request.acceptsLanguages([...LANGUAGES]);
  return isLanguage(language) ? language : null;
}

function chosenLanguage(request: Request): Language | null {
  const cookie = readCookies(request)[LOCALE_COOKIE];
  return isLanguage(cookie) ? cookie : null;
}

/** The language of an API answer: what the request accepts, then the visitor's choice, then Japanese. */
export function apiLanguage(request: Request): Language {
  return acceptedLanguage(request) ?? chosenLanguage(request) ?? 'ja';
}

/** The language of a page without a language in its address: the visitor's choice, then what the browser accepts. */
export function documentLanguage(request: Request): Language {
  return chosenLanguage(request) ?? acceptedLanguage(request) ?? 'ja';
}
