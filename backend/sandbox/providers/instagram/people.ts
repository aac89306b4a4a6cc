import { LINE_PEOPLE } from '../line/people.js';
import { HANAKO } from '../hanako.js';
import { HANAKO_POSTS, type SandboxPost, SUMIRE_POSTS } from './posts.js';

/** An account at the sandbox's Instagram. */
export interface InstagramPerson {
  userId: string;
  username: string;
  displayName: string;
  /** Personal accounts cannot use the API. */
  accountType: 'BUSINESS' | 'MEDIA_CREATOR' | 'PERSONAL';
  /** Whether responses are wrapped in a list; Instagram does both. */
  wrapped: boolean;
  posts: SandboxPost[];
}

const [SUMIRE, TSUBAKI, NANOHA] = LINE_PEOPLE.map(({ displayName }) => displayName) as [
  string,
  string,
  string,
];

/** The built-in people: with a few posts, several pages of posts, and a personal account. */
export const INSTAGRAM_PEOPLE: readonly InstagramPerson[] = [
  {
    userId: '17841400000000002',
    username: 'hitohira_sumire_demo',
    displayName: SUMIRE,
    accountType: 'MEDIA_CREATOR',
    wrapped: false,
    posts: SUMIRE_POSTS,
  },
  {
    ...HANAKO.instagram,
    displayName: TSUBAKI,
    accountType: 'BUSINESS',
    wrapped: true,
    posts: HANAKO_POSTS,
  },
  {
    userId: '17841400000000003',
    username: 'hitohira_nanoha_demo',
    displayName: NANOHA,
    accountType: 'PERSONAL',
    wrapped: true,
    posts: [],
  },
];
