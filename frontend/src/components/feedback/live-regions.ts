/**
 * The container of live regions, outside the page: MUI sets `aria-hidden` on everything else while a menu or dialog is
 * open, but not on `slot` elements.
 */
export const LIVE_REGIONS = typeof document === 'undefined' ? null : document.createElement('slot');

/**
 * Moves live regions into an open modal dialog. The browser makes everything outside inert and covers it, so messages
 * would be neither seen nor announced.
 *
 * @returns moves them back to where they were
 */
export function moveLiveRegions(dialog: HTMLElement): () => void {
  const before = LIVE_REGIONS?.parentNode ?? document.body;
  if (LIVE_REGIONS) dialog.append(LIVE_REGIONS);
  return () => {
    if (LIVE_REGIONS) (before.isConnected ? before : document.body).append(LIVE_REGIONS);
  };
}
