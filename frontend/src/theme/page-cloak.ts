/** The attribute of `<html>` that hides the page. */
export const CLOAK_ATTRIBUTE = 'data-held';

/** The page is shown after this time even if its scripts do not load. */
const TIMEOUT_MS = 4000;

/** Hides a visitors-only page before the first paint if somebody seems to be signed in, until its guard has redirected. */
export const CLOAK_SCRIPT = `(function(){if(!/(?:^|; )loggedIn=1(?:;|$)/.test(document.cookie))return;var e=document.documentElement;e.setAttribute('${CLOAK_ATTRIBUTE}','');setTimeout(function(){e.removeAttribute('${CLOAK_ATTRIBUTE}')},${String(TIMEOUT_MS)})})()`;

/** Shows the page. */
export function uncloakPage(): void {
  document.documentElement.removeAttribute(CLOAK_ATTRIBUTE);
}
