/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ContactType } from './contactType.ts';

export interface ContactMessage {
  /**
     * Who writes, on one line. A report may leave it out or empty.
     * @maxLength 50
     */
  name?: string;
  /**
     * Where the answer goes: an address in ASCII. A report may leave it out or empty.
     * @maxLength 256
     */
  email?: string;
  /** What the message is about. AFFILIATE and CORPORATION are for those who are signed in. */
  contactType: ContactType;
  /**
     * The message, on any number of lines.
     * @minLength 1
     * @maxLength 500
     */
  content: string;
  /**
     * For reports alone: what is reported, as `profile:` with a display ID or account ID, or as `content:`, `item:` or `link:` with its number.
     * @minLength 1
     * @maxLength 50
     */
  about?: string;
}
