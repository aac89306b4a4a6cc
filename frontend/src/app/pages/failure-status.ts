import { ApiError, statusOf } from '../../api/api-error';
import { PageNotFound } from '../guards/guard';

/** API errors that are shown with their own status. */
const SHOWN = [400, 429, 500, 503];

/** The status to show for an error. */
export function failureStatus(error: unknown): number {
  if (error instanceof PageNotFound) return 404;
  return error instanceof ApiError && SHOWN.includes(error.statusCode) ? error.statusCode : 500;
}

/** The status to show for an error on a content's page. */
export function contentFailureStatus(error: Error): 404 | 500 {
  return [400, 404].includes(statusOf(error)) ? 404 : 500;
}
