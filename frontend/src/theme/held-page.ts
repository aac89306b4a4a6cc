/** The attribute of `<html>` while its page is not shown yet. */
export const HELD_PAGE_ATTRIBUTE = 'data-held';

/** How long a page is held back at most: one whose scripts do not come is better shown than not. */
const PATIENCE_MS = 4000;

/**
 * Runs before the first paint of a page that is for visitors alone: who seems to be signed in sees nothing of it until
 * its guard knows, since it leads them on. Where nothing runs, nothing is held back.
 */
export const HELD_PAGE_SCRIPT = `(function(){if(!/(?:^|; )loggedIn=1(?:;|$)/.test(document.cookie))return;var e=document.documentElement;e.setAttribute('${HELD_PAGE_ATTRIBUTE}','');setTimeout(function(){e.removeAttribute('${HELD_PAGE_ATTRIBUTE}')},${String(PATIENCE_MS)})})()`;

/** Shows the page, if it was held back. */
export function releasePage(): void {
  document.documentElement.removeAttribute(HELD_PAGE_ATTRIBUTE);
}
