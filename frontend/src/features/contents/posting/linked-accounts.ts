import { type ContentProvider } from '../../../api/generated/model/contentProvider';
import { type OwnLinkage } from '../api/own-linkages';

/**
 * The linked accounts of a service, and those of them whose posts can be read, or are taken at their word. Those to choose
 * from are all of them as long as one is usable, which come first: one that has to be linked again is seen to be there.
 */
export function accountsOf(linkages: readonly OwnLinkage[], provider: ContentProvider) {
  const linked = linkages.filter(({ providerName }) => providerName === provider);
  // What is added from TikTok is written by hand: the account only has to be there.
  const usable = provider === 'tiktok' ? linked : linked.filter(({ needsReconnect }) => !needsReconnect);
  const choosable = usable.length === 0 ? [] : [...new Set([...usable, ...linked])];
  return { linked, usable, choosable };
}
