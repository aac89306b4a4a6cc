import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** The windows of one browser hear one another here. */
const CHANNEL = 'own-page';

/** Where this window listens: what is said there it does not hear itself. */
let listening: BroadcastChannel | null = null;

/** Has the other windows of this browser read anew what has been changed in this one. */
export function notifyOtherWindows(queryKey: QueryKey): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = listening ?? new BroadcastChannel(CHANNEL);
  channel.postMessage(queryKey);
  if (channel !== listening) channel.close();
}

/** Does something once nothing that this window has sent is waited for, where something is. */
function afterAnswers(queryClient: QueryClient, then: () => void): void {
  if (queryClient.isMutating() === 0) return;
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() > 0) return;
    stop();
    then();
  });
}

/**
 * Reads anew what another window of this browser has changed, until it is told to stop. An answer that this window waits
 * for may have been made before that change and come after it, and take it back on the screen: what it may have to do
 * with is read once more then.
 */
export function listenToOtherWindows(queryClient: QueryClient): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return;
    const readAnew = () => void queryClient.invalidateQueries({ queryKey: data });
    readAnew();
    afterAnswers(queryClient, readAnew);
  });
  listening = channel;
  return () => {
    channel.close();
    if (listening === channel) listening = null;
  };
}

/**
 * Does something while no other window of this browser does the same: what is read first and written then is not changed
 * by one of them in between. Where pages are served without https to other machines, browsers know no such turns, and it
 * is done at once.
 */
export function withLock<Result>(queryKey: QueryKey, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(hashKey(queryKey), work);
}
