/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { DeviceType } from './deviceType.ts';

export interface Session {
  /** The session's ID. */
  id: string;
  /** The type of device; `other` for programs and unknown devices. */
  deviceType: DeviceType;
  /**
     * The name of the browser; null if unknown.
     * @maxLength 40
     * @nullable
     */
  browser: string | null;
  /**
     * The name of the operating system; null if unknown.
     * @maxLength 40
     * @nullable
     */
  os: string | null;
  /** When the session started. */
  createdAt: string;
  /** When the session was last used, to the minute. */
  lastSeenAt: string;
  /** Whether this is the current session. */
  current: boolean;
}
