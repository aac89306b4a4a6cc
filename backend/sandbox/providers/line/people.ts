import { DEMO_CREATOR } from '../../demo-creator.js';

/** Somebody who has an account at the sandbox's LINE. */
export interface LinePerson {
  userId: string;
  displayName: string;
  /** Null where none is registered, or where it is not to be told. */
  email: string | null;
}

/** Those who are always there: with an e-mail, with the demo creator's own, and without one. */
export const LINE_PEOPLE: readonly LinePerson[] = [
  { userId: `U${'5'.repeat(32)}`, displayName: 'すみれ', email: 'sumire@example.com' },
  { userId: `U${'7'.repeat(32)}`, displayName: 'つばき', email: DEMO_CREATOR.email },
  { userId: `U${'9'.repeat(32)}`, displayName: 'なのは', email: null },
];
