import { DEMO_CREATOR } from '../../demo-creator.js';

/** An account at the sandbox's LINE. */
export interface LinePerson {
  userId: string;
  displayName: string;
  /** Null when none is registered or it is withheld. */
  email: string | null;
}

/** The built-in people: with an e-mail address, with the demo creator's, and without one. */
export const LINE_PEOPLE: readonly LinePerson[] = [
  { userId: `U${'5'.repeat(32)}`, displayName: 'すみれ', email: 'sumire@example.com' },
  { userId: `U${'7'.repeat(32)}`, displayName: 'つばき', email: DEMO_CREATOR.email },
  { userId: `U${'9'.repeat(32)}`, displayName: 'なのは', email: null },
];
