import { LINE_PEOPLE } from '../line/people.js';
import { HANAKO } from '../hanako.js';

/** An account at the sandbox's X. */
export interface XPerson {
  userId: string;
  username: string;
  displayName: string;
}

const [SUMIRE = '', TSUBAKI = ''] = LINE_PEOPLE.map(({ displayName }) => displayName);

/** The built-in people. */
export const X_PEOPLE: readonly XPerson[] = [
  { userId: '1100000000000000002', username: 'hitohira_sumire', displayName: SUMIRE },
  { ...HANAKO.x, displayName: TSUBAKI },
];
