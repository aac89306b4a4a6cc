import { ApiError, statusOf } from '../../api/api-error';
import { PageNotFound } from '../guards/guard';

/** The failures of calls that are shown as what they are. */
const SHOWN = [400, 429, 500, 503];

/** The status under which something that was thrown is shown: what is no answer of anybody is a 500. */
export function failureStatus(error: unknown): number {
  if (error instanceof PageNotFound) return 404;
  return error instanceof ApiError && SHOWN.includes(error.statusCode) ? error.statusCode : 500;
}

/** The same on the page of a content: what is not there, or has no address, is missing; all else is an error. */
export function contentFailureStatus(error: Error): 404 | 500 {
  return [400, 404].includes(statusOf(error)) ? 404 : 500;
}
