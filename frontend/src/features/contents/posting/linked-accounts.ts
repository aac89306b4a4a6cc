import { type ContentProvider } from '../../../api/generated/model/contentProvider';
import { type OwnLinkage } from '../../../api/generated/model/ownLinkage';

/** How accounts are linked from the dialog. */
export interface Connection {
  /** The service that the browser is being redirected to. */
  leavingFor: string | null;
  connect: (provider: ContentProvider) => void;
}

/**
 * The linked accounts of a service, connected ones first. `choosable` contains every account as long as one is usable,
 * so that those to be reconnected are visible.
 */
export function accountsOf(linkages: readonly OwnLinkage[], provider: ContentProvider) {
  const linked = linkages
    .filter(({ providerName }) => providerName === provider)
    .toSorted((one, other) => Number(one.needsReconnect) - Number(other.needsReconnect));
  // TikTok posts are entered by hand, so access does not matter.
  const usable = provider === 'tiktok' ? linked : linked.filter(({ needsReconnect }) => !needsReconnect);
  const choosable = usable.length === 0 ? [] : linked;
  return { linked, usable, choosable };
}
