import { toPicture } from '../../pictures/picture.mapper.js';
import {
  type LinkageListResponse,
  type LinkageResponse,
  type OwnLinkageListResponse,
} from './dto/linkage.response.js';
import { type LinkageProvidersResponse } from './dto/linkage-providers.response.js';
import { LINKAGE_SERVICES, type LinkageProvider } from '../authorization/linkage-provider.js';
import { type LinkageView } from './linkage.read-model.js';

/** A linked account as everybody is told of it; each field is named, so that a new one is never public by accident. */
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

/** Services as the page offers them. */
export function toLinkageProviders(providers: LinkageProvider[]): LinkageProvidersResponse {
  const results = providers.map((provider) => {
    const { displayName, domain } = LINKAGE_SERVICES[provider];
    return { providerName: provider, providerDisplayName: displayName, providerDomain: domain };
  });
  return { results, total: results.length };
}

/** What an account has linked, as everybody is told of it. */
export function toLinkageList(linkages: LinkageView[]): LinkageListResponse {
  return { results: linkages.map(toLinkage), total: linkages.length };
}

/** What an account has linked, as its owner is told of it. */
export function toOwnLinkageList(linkages: LinkageView[]): OwnLinkageListResponse {
  const results = linkages.map((linkage) => ({
    ...toLinkage(linkage),
    needsReconnect: linkage.needsReconnect,
  }));
  return { results, total: results.length };
}
