/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkageProvider } from './linkageProvider.ts';
import type { Picture } from './picture.ts';

export interface Linkage {
  /**
     * Names the linkage.
     * @minimum 1
     * @maximum 2147483647
     */
  linkageId: number;
  /** The service that the account belongs to. */
  providerName: LinkageProvider;
  /**
     * What the service is called.
     * @maxLength 20
     */
  providerDisplayName: string;
  /**
     * The domain of the service.
     * @maxLength 20
     */
  providerDomain: string;
  /**
     * The page of the account there.
     * @maxLength 2332
     */
  profilePageUrl: string;
  /**
     * What the account is called there.
     * @maxLength 191
     */
  snsAccountName: string;
  /**
     * The address of its picture, on this host; null where it has none.
     * @maxLength 100
     * @nullable
     */
  thumbnailUrl: string | null;
  /** Its picture in all its widths; null where it has none. */
  picture: Picture | null;
}
