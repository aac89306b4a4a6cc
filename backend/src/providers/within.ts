import { ProviderUnavailable } from './provider.errors.js';

/**
 * Waits for `work` until the deadline. The work itself is not cancelled.
 *
 * @throws ProviderUnavailable if the deadline passes first
 */
export async function within<Result>(deadline: AbortSignal, work: Promise<Result>): Promise<Result> {
  const over = Promise.withResolvers<never>();
  const giveUp = () => over.reject(new ProviderUnavailable());
  if (deadline.aborted) giveUp();
  deadline.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    deadline.removeEventListener('abort', giveUp);
  }
}
