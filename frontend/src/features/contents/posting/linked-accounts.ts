import { type ContentProvider } from '../../../api/generated/model/contentProvider';
import { type OwnLinkage } from '../../../api/generated/model/ownLinkage';

/**
 * The linked accounts of a service, those first that let us in, and those of them whose posts can be read, or are taken at
 * their word. To choose from are all of them as long as one is usable: one that has to be linked again is seen to be there.
 */
export function accountsOf(linkages: readonly OwnLinkage[], provider: ContentProvider) {
  const linked = linkages
    .filter(({ providerName }) => providerName === provider)
    .toSorted((one, other) => Number(one.needsReconnect) - Number(other.needsReconnect));
  // What is added from TikTok is written by hand: the account only has to be there.
  const usable = provider === 'tiktok' ? linked : linked.filter(({ needsReconnect }) => !needsReconnect);
  const choosable = usable.length === 0 ? [] : linked;
  return { linked, usable, choosable };
}
