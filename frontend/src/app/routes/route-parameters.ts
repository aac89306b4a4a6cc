import { checkDisplayId, NEWS_ID_PATTERN } from '@hitohira/backend/rules';
import { type Parameters } from './route-entry';

/** Path segments that cannot be display IDs. */
const RESERVED = new Set(['edit', 'linkage']);

const LINKAGE_PROVIDERS = new Set(['youtube', 'instagram', 'tiktok', 'x']);

const SIGN_IN_PROVIDERS = new Set(['line']);

const ID = /^[1-9][0-9]{0,14}$/;

/** Whether the display ID is valid. */
export function hasDisplayId({ displayId }: Parameters): boolean {
  return (
    displayId !== undefined && !RESERVED.has(displayId.toLowerCase()) && checkDisplayId(displayId) === null
  );
}

/** Whether the display ID and the content id are valid. */
export function hasContentId(parameters: Parameters): boolean {
  return hasDisplayId(parameters) && ID.test(parameters.contentId ?? '');
}

/** Whether the news id is valid. */
export function hasNewsId({ newsId = '' }: Parameters): boolean {
  return NEWS_ID_PATTERN.test(newsId);
}

/** Whether accounts of the provider can be linked. */
export function hasLinkageProvider({ provider = '' }: Parameters): boolean {
  return LINKAGE_PROVIDERS.has(provider);
}

/** Whether the provider offers social login. */
export function hasSignInProvider({ provider = '' }: Parameters): boolean {
  return SIGN_IN_PROVIDERS.has(provider);
}
