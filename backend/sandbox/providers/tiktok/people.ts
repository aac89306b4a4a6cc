import { HANAKO } from '../hanako.js';

/** Somebody who has an account at the sandbox's TikTok. */
export interface TiktokPerson {
  /** What TikTok calls the open id. */
  userId: string;
  username: string;
  displayName: string;
}

/** Who is always there. */
export const TIKTOK_PEOPLE: readonly TiktokPerson[] = [HANAKO.tiktok];
