/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { LinkageReturnProvider } from './linkageReturnProvider.ts';

export interface LinkageReturn {
  /**
     * The code that the service sent along, good once.
     * @minLength 1
     * @maxLength 1000
     */
  code: string;
  /**
     * The state that the service sent along.
     * @minLength 1
     * @maxLength 1000
     */
  state: string;
  /**
     * The name under which TikTok knows the account, with or without the sign before it: required there, and not looked at elsewhere.
     * @minLength 1
     * @maxLength 191
     */
  userId?: string;
  /** The service once more; it must be the one in the address. */
  provider?: LinkageReturnProvider;
}
