/** The attribute of `<html>` while its page is not shown yet. */
export const CLOAK_ATTRIBUTE = 'data-held';

/** How long a page is held back at most: one whose scripts do not come is better shown than not. */
const PATIENCE_MS = 4000;

/**
 * Runs before the first paint of a page that is for visitors alone: who seems to be signed in sees nothing of it until
 * its guard knows, since it leads them on. Where nothing runs, nothing is held back.
 */
export const CLOAK_SCRIPT = `(function(){if(!/(?:^|; )loggedIn=1(?:;|$)/.test(document.cookie))return;var e=document.documentElement;e.setAttribute('${CLOAK_ATTRIBUTE}','');setTimeout(function(){e.removeAttribute('${CLOAK_ATTRIBUTE}')},${String(PATIENCE_MS)})})()`;

/** Shows the page, if it was held back. */
export function uncloakPage(): void {
  document.documentElement.removeAttribute(CLOAK_ATTRIBUTE);
}
