/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { LinkageProvider } from './linkageProvider.ts';

export interface BriefLinkage {
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
     * The URL of its profile at the provider.
     * @maxLength 2332
     */
  profilePageUrl: string;
  /**
     * The display name of the account.
     * @maxLength 191
     */
  snsAccountName: string;
}
