import { type IncomingMessage } from 'node:http';
import { readCookies } from '../../common/http/cookies.js';
import { COOKIES } from '../cookies.js';

/** Cookies of people who may have changed something: the session's tokens and its hint. */
const SIGNS = [COOKIES.accessToken, COOKIES.refreshToken, COOKIES.loggedIn];

/** Whether a request has no sign of a session, valid or not. */
export function isVisitor(request: IncomingMessage): boolean {
  if (request.headers.authorization !== undefined) return false;
  if (request.headers.cookie === undefined) return true;
  const cookies = readCookies(request);
  return SIGNS.every(({ name }) => cookies[name] === undefined);
}
