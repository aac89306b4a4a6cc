import { useEffect, useState } from 'react';
import { profilePath } from '../config/paths';

/**
 * The query parameter that opens the share sheet of a creator's page, as after the first steps: `/profile/hanako?share`.
 * The page is otherwise the same, and the server ignores it. It works once: the page removes it from its address, so that
 * neither a reload nor a copied address opens the sheet again.
 */
const SHARE_PARAMETER = 'share';

/** A creator's page with its share sheet open. */
export function sharePath(displayId: string): string {
  return `${profilePath(displayId)}?${SHARE_PARAMETER}`;
}

function isRequested(): boolean {
  return new URLSearchParams(window.location.search).has(SHARE_PARAMETER);
}

function forget(): void {
  if (!isRequested()) return;
  const address = new URL(window.location.href);
  address.searchParams.delete(SHARE_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

/** Whether this page was opened to be shared. Needs a hydrated page. */
export function useShareRequest(): boolean {
  const [requested] = useState(isRequested);
  useEffect(forget, []);
  return requested;
}
