import { HANAKO } from '../hanako.js';

/** Somebody who has an account at the sandbox's TikTok. */
export interface TiktokPerson {
  /** What TikTok calls the open id. */
  userId: string;
  username: string;
  displayName: string;
  /** What they have posted, and what the share button copies for it. */
  posts?: readonly { id: string; shortCode: string }[];
}

/** Who is always there. */
export const TIKTOK_PEOPLE = [HANAKO.tiktok] as const satisfies readonly TiktokPerson[];
