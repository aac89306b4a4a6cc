/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkageProvider } from './linkageProvider.ts';
import type { Picture } from './picture.ts';

export interface Linkage {
  /**
     * The ID of the linked account.
     * @minimum 1
     * @maximum 2147483647
     */
  linkageId: number;
  /** The provider of the account. */
  providerName: LinkageProvider;
  /**
     * The display name of the provider.
     * @maxLength 20
     */
  providerDisplayName: string;
  /**
     * The domain of the provider.
     * @maxLength 20
     */
  providerDomain: string;
  /**
     * The URL of its profile at the provider.
     * @maxLength 2332
     */
  profilePageUrl: string;
  /**
     * The display name of the account.
     * @maxLength 191
     */
  snsAccountName: string;
  /**
     * The URL path of its avatar; null if there is none.
     * @maxLength 100
     * @nullable
     */
  thumbnailUrl: string | null;
  /** The picture in all its widths; null if there is none. */
  picture: Picture | null;
}
