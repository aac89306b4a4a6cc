import { HANAKO } from '../hanako.js';

/** An account at the sandbox's TikTok. */
export interface TiktokPerson {
  /** TikTok's open id. */
  userId: string;
  username: string;
  displayName: string;
  /** Their posts, with the share URL of each. */
  posts?: readonly { id: string; shortCode: string }[];
}

/** The built-in people. */
export const TIKTOK_PEOPLE = [HANAKO.tiktok] as const satisfies readonly TiktokPerson[];
