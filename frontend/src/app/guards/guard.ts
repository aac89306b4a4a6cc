import { type QueryClient } from '@tanstack/react-query';
import { type Params } from 'react-router-dom';
import { type PlainMessageCode } from '../../i18n/messages';

/** The requested page. */
export interface GuardInput {
  queryClient: QueryClient;
  /** Path and query, without the language. */
  path: string;
  search: URLSearchParams;
  params: Params;
}

/** A redirect with an optional message. */
export interface GuardRedirect {
  to: string;
  message?: PlainMessageCode;
}

/** Returns null to open the page, or a redirect. Errors are shown in place of the page. */
export type Guard = (input: GuardInput) => GuardRedirect | null | Promise<GuardRedirect | null>;

/** Thrown by guards if there is no such page. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}
