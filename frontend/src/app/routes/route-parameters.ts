import { checkDisplayId, NEWS_ID_PATTERN } from '@hitohira/backend/rules';
import { type Parameters } from './route-entry';

/** What addresses of the site have where others have a display ID; nobody can have one of them. */
const NOT_DISPLAY_IDS = new Set(['edit', 'linkage']);

/** The services that creators link accounts of. */
const LINKAGE_PROVIDERS = new Set(['youtube', 'instagram', 'tiktok', 'x']);

/** The services that people sign in with. */
const SIGN_IN_PROVIDERS = new Set(['line']);

const ID = /^[1-9][0-9]{0,14}$/;

/** The address has a display ID that somebody may have. */
export function hasDisplayId({ displayId }: Parameters): boolean {
  return (
    displayId !== undefined &&
    !NOT_DISPLAY_IDS.has(displayId.toLowerCase()) &&
    checkDisplayId(displayId) === null
  );
}

/** The address has the ids of a profile and of a content. */
export function hasContentId(parameters: Parameters): boolean {
  return hasDisplayId(parameters) && ID.test(parameters.contentId ?? '');
}

/** The address has what may be the id of a piece of news. */
export function hasNewsId({ newsId = '' }: Parameters): boolean {
  return NEWS_ID_PATTERN.test(newsId);
}

/** The address names a service that accounts can be linked of. */
export function hasLinkageProvider({ provider = '' }: Parameters): boolean {
  return LINKAGE_PROVIDERS.has(provider);
}

/** The address names a service to sign in with. */
export function hasSignInProvider({ provider = '' }: Parameters): boolean {
  return SIGN_IN_PROVIDERS.has(provider);
}
