import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error';

const RETRIES = 2;

/** Query options that read the data again, once. */
export const FETCH_AGAIN = { staleTime: 0, retry: false } as const;

/** Creates a client for a request whose response must not replace what the cache holds. */
export function createUncachedClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { gcTime: 0, retry: false, networkMode: 'always' } },
  });
}

/** Creates a query client: one per rendered page on the server, one in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Client errors do not go away by themselves.
        retry: (failures, error) => statusOf(error) >= 500 && failures < RETRIES,
      },
      mutations: { retry: false },
    },
  });
}
