/** Those who want to know that the site is closed for maintenance. */
const listeners = new Set<() => void>();

/** Hears of every call that was refused because the site is closed. Answers how to stop. */
export function onSiteClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A call was refused because the site is closed. */
export function tellSiteClosed(): void {
  for (const listener of listeners) listener();
}
