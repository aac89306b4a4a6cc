import { toPicture } from '../../pictures/picture.mapper.js';
import { type BriefLinkageListResponse, type BriefLinkageResponse } from './dto/brief-linkage.response.js';
import {
  type LinkageListResponse,
  type LinkageResponse,
  type OwnLinkageListResponse,
} from './dto/linkage.response.js';
import { type LinkageProvidersResponse } from './dto/linkage-providers.response.js';
import { LINKAGE_SERVICES, type LinkageProvider } from '../authorization/linkage-provider.js';
import { type LinkageView } from './linkage.read-model.js';

/** Maps a linked account for the public; fields are listed one by one so that new ones stay private. */
function toLinkage(linkage: LinkageView): Pick<LinkageResponse, keyof LinkageResponse> {
  const picture = linkage.picture && toPicture(linkage.picture);
  return {
    ...toBriefLinkage(linkage),
    providerDomain: LINKAGE_SERVICES[linkage.provider].domain,
    thumbnailUrl: picture?.url ?? null,
    picture,
  };
}

function toBriefLinkage({
  id,
  provider,
  handle,
  snsAccountName,
}: LinkageView): Pick<BriefLinkageResponse, keyof BriefLinkageResponse> {
  const { displayName, profilePage } = LINKAGE_SERVICES[provider];
  return {
    linkageId: id,
    providerName: provider,
    providerDisplayName: displayName,
    profilePageUrl: profilePage(handle),
    snsAccountName,
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

/** Maps the linked accounts of a public page, which shows no avatars. */
export function toBriefLinkageList(linkages: LinkageView[]): BriefLinkageListResponse {
  return { results: linkages.map(toBriefLinkage), total: linkages.length };
}

/** Maps linked accounts for their owner. */
export function toOwnLinkageList(linkages: LinkageView[]): OwnLinkageListResponse {
  const results = linkages.map((linkage) => ({
    ...toLinkage(linkage),
    needsReconnect: linkage.needsReconnect,
  }));
  return { results, total: results.length };
}
