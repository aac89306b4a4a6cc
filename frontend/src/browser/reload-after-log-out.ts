import { readSignedInHint } from '../config/cookies';

/** A page that the browser kept whole for the back button is shown again only to the person it was made for. */
export function reloadAfterLogOut(): void {
  let signedIn = readSignedInHint();
  window.addEventListener('pagehide', () => {
    signedIn = readSignedInHint();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && signedIn !== readSignedInHint()) window.location.reload();
  });
}
