import { readSignedInHint } from '../config/cookies';

/** Reloads a page that comes from the back/forward cache if somebody has logged in or out since. */
export function reloadAfterLogOut(): void {
  let signedIn = readSignedInHint();
  window.addEventListener('pagehide', () => {
    signedIn = readSignedInHint();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && signedIn !== readSignedInHint()) window.location.reload();
  });
}
