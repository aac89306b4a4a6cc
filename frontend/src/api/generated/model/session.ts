/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { DeviceType } from './deviceType.ts';

export interface Session {
  /** Names the session. */
  id: string;
  /** What the device is; `other` stands for a program, and for what nobody knows. */
  deviceType: DeviceType;
  /**
     * The name of the browser; null where it is none that is known.
     * @maxLength 40
     * @nullable
     */
  browser: string | null;
  /**
     * The name of the operating system; null where it is none that is known.
     * @maxLength 40
     * @nullable
     */
  os: string | null;
  /** When one signed in there. */
  createdAt: string;
  /** When it was last seen, to the minute. */
  lastSeenAt: string;
  /** Whether it is the session that asks. */
  current: boolean;
}
