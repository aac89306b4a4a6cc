import { type QueryClient } from '@tanstack/react-query';
import { type Params } from 'react-router-dom';

/** What a guard is told about the page that is asked for. */
export interface GuardInput {
  queryClient: QueryClient;
  /** The page's own path and query, without the language. */
  path: string;
  search: URLSearchParams;
  params: Params;
}

/** Lets a person in by answering null, or says where to go instead. */
export type Guard = (input: GuardInput) => string | null | Promise<string | null>;
