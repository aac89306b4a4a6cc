import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './api-error';

const RETRIES = 2;

/** One client for each page the server renders, and one for the life of the browser's page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What the server decided stays decided; only what may pass is tried again.
        retry: (failures, error) => statusOf(error) >= 500 && failures < RETRIES,
      },
      mutations: { retry: false },
    },
  });
}
