import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

const CHANNEL = 'own-page';

/** This window's channel. A channel does not receive its own messages. */
let ownChannel: BroadcastChannel | null = null;

/** Makes the other windows of this browser refetch a query. */
export function notifyOtherWindows(queryKey: QueryKey): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = ownChannel ?? new BroadcastChannel(CHANNEL);
  channel.postMessage(queryKey);
  if (channel !== ownChannel) channel.close();
}

/** Calls back once all pending mutations have settled; not at all if there are none. */
function afterMutations(queryClient: QueryClient, callback: () => void): void {
  if (queryClient.isMutating() === 0) return;
  const unsubscribe = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() > 0) return;
    unsubscribe();
    callback();
  });
}

/**
 * Refetches what other windows of this browser have changed. Refetches once more after pending mutations: their
 * responses may predate the other window's change. Returns a function that stops listening.
 */
export function listenToOtherWindows(queryClient: QueryClient): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return;
    const refetch = () => void queryClient.invalidateQueries({ queryKey: data });
    refetch();
    afterMutations(queryClient, refetch);
  });
  ownChannel = channel;
  return () => {
    channel.close();
    if (ownChannel === channel) ownChannel = null;
  };
}

/**
 * Runs a read-modify-write under a lock that all windows of this browser share. Without a secure context browsers have
 * no locks, and it runs at once.
 */
export function withLock<Result>(queryKey: QueryKey, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(hashKey(queryKey), work);
}
