/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { ContactType } from './contactType.ts';

export interface ContactMessage {
  /**
     * The sender's name, on one line. Reports may omit it or leave it empty.
     * @maxLength 50
     */
  name?: string;
  /**
     * The sender's e-mail address in ASCII, to which the reply is sent. Reports may omit it or leave it empty.
     * @maxLength 256
     */
  email?: string;
  /** The kind of message. `AFFILIATE` and `CORPORATION` require a session. */
  contactType: ContactType;
  /**
     * The message, which may have several lines.
     * @minLength 1
     * @maxLength 500
     */
  content: string;
  /**
     * For reports only: what is reported, as `profile:` with a display ID or account ID, or as `content:`, `item:` or `link:` with its ID.
     * @minLength 1
     * @maxLength 50
     */
  about?: string;
}
