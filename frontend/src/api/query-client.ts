import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error';

const RETRIES = 2;

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
