import { type SandboxPerson } from '../consent-step.js';
import { NAMES } from '../line/people.js';
import { HANAKO } from '../hanako.js';
import { HANAKO_POSTS, type SandboxPost, SUMIRE_POSTS } from './posts.js';

/** An account at the sandbox's Instagram. */
export interface InstagramPerson extends SandboxPerson {
  username: string;
  /** Personal accounts cannot use the API. */
  accountType: 'BUSINESS' | 'MEDIA_CREATOR' | 'PERSONAL';
  /** Whether responses are wrapped in a list; Instagram does both. */
  wrapped: boolean;
  posts: SandboxPost[];
}

/** The built-in people: with a few posts, several pages of posts, and a personal account. */
export const INSTAGRAM_PEOPLE: readonly InstagramPerson[] = [
  {
    userId: '17841400000000002',
    username: 'hitohira_sumire_demo',
    displayName: NAMES.sumire,
    accountType: 'MEDIA_CREATOR',
    wrapped: false,
    posts: SUMIRE_POSTS,
  },
  {
    ...HANAKO.instagram,
    displayName: NAMES.tsubaki,
    accountType: 'BUSINESS',
    wrapped: true,
    posts: HANAKO_POSTS,
  },
  {
    userId: '17841400000000003',
    username: 'hitohira_nanoha_demo',
    displayName: NAMES.nanoha,
    accountType: 'PERSONAL',
    wrapped: true,
    posts: [],
  },
];
