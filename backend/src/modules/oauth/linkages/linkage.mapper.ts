import { toPicture } from '../../pictures/picture.mapper.js';
import {
  type LinkageListResponse,
  type LinkageResponse,
  type OwnLinkageListResponse,
} from './dto/linkage.response.js';
import { type LinkageProvidersResponse } from './dto/linkage-providers.response.js';
import { LINKAGE_SERVICES, type LinkageProvider } from '../authorization/linkage-provider.js';
import { type LinkageView } from './linkage.read-model.js';

/** Maps a linked account for the public; fields are listed one by one so that new ones stay private. */
function toLinkage({
  id,
  provider,
  handle,
  snsAccountName,
  picture: view,
}: LinkageView): Pick<LinkageResponse, keyof LinkageResponse> {
  const { displayName, domain, profilePage } = LINKAGE_SERVICES[provider];
  const picture = view && toPicture(view);
  return {
    linkageId: id,
    providerName: provider,
    providerDisplayName: displayName,
    providerDomain: domain,
    profilePageUrl: profilePage(handle),
    snsAccountName,
    thumbnailUrl: picture?.url ?? null,
    picture,
  };
}

export function toLinkageProviders(providers: LinkageProvider[]): LinkageProvidersResponse {
  const results = providers.map((provider) => {
    const { displayName, domain } = LINKAGE_SERVICES[provider];
    return { providerName: provider, providerDisplayName: displayName, providerDomain: domain };
  });
  return { results, total: results.length };
}

/** Maps linked accounts for the public. */
export function toLinkageList(linkages: LinkageView[]): LinkageListResponse {
  return { results: linkages.map(toLinkage), total: linkages.length };
}

/** Maps linked accounts for their owner. */
export function toOwnLinkageList(linkages: LinkageView[]): OwnLinkageListResponse {
  const results = linkages.map((linkage) => ({
    ...toLinkage(linkage),
    needsReconnect: linkage.needsReconnect,
  }));
  return { results, total: results.length };
}
