/**
 * The container of live regions, outside the page: MUI sets `aria-hidden` on everything else while a menu or dialog is
 * open, but not on `slot` elements.
 */
export const LIVE_REGIONS = typeof document === 'undefined' ? null : document.createElement('slot');
