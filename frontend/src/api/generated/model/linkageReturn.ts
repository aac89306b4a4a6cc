/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkageReturnProvider } from './linkageReturnProvider.ts';

export interface LinkageReturn {
  /**
     * The single-use code from the provider.
     * @minLength 1
     * @maxLength 1000
     */
  code: string;
  /**
     * The state from the provider.
     * @minLength 1
     * @maxLength 1000
     */
  state: string;
  /**
     * The TikTok user name, with or without a leading `@`. Required for TikTok and ignored for other providers.
     * @minLength 1
     * @maxLength 191
     */
  userId?: string;
  /** The provider; must match the one in the path. */
  provider?: LinkageReturnProvider;
}
