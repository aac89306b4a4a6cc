import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

/** The whole seconds left until a time, at least 0. */
export function useCountdown(untilMs: number): number {
  const left = () => Math.max(0, Math.ceil((untilMs - Date.now()) / SECOND_MS));
  const tick = useCallback(
    (listener: () => void) => {
      const timer = setInterval(() => {
        listener();
        if (Date.now() >= untilMs) clearInterval(timer);
      }, SECOND_MS);
      return () => clearInterval(timer);
    },
    [untilMs],
  );
  return useSyncExternalStore(tick, left, () => 0);
}
