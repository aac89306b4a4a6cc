import { type Request } from 'express';
import { isLanguage, LANGUAGES, type Language } from '../language.js';
import { readCookies } from './cookies.js';

/** The cookie with the visitor's language. */
const LOCALE_COOKIE = 'locale';

function acceptedLanguage(request: Request): Language | null {
  // Without the header Express returns the first language, which would override the cookie.
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

/** The language of an API response: the request's, then the visitor's choice, then Japanese. */
export function apiLanguage(request: Request): Language {
  return acceptedLanguage(request) ?? chosenLanguage(request) ?? 'ja';
}

/** The language of a page whose URL has none: the visitor's choice, then the browser's. */
export function documentLanguage(request: Request): Language {
  return chosenLanguage(request) ?? acceptedLanguage(request) ?? 'ja';
}
