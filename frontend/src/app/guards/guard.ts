import { type QueryClient } from '@tanstack/react-query';
import { type Params } from 'react-router-dom';
import { type PlainMessageCode } from '../../i18n/messages';

/** What a guard is told about the page that is asked for. */
export interface GuardInput {
  queryClient: QueryClient;
  /** The page's own path and query, without the language. */
  path: string;
  search: URLSearchParams;
  params: Params;
}

/** Where to go instead, and what to tell a person who did not ask to go there. */
export interface GuardRedirect {
  to: string;
  say?: PlainMessageCode;
}

/** Lets a person in by answering null, or leads them elsewhere. What it throws is shown as the failure of the page. */
export type Guard = (input: GuardInput) => GuardRedirect | null | Promise<GuardRedirect | null>;

/** What a guard throws where there is no such page. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}
