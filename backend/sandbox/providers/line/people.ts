import { DEMO_CREATOR } from '../../demo-creator.js';
import { type SandboxPerson } from '../consent-step.js';

/** The display names of the built-in people, at every provider. */
export const NAMES = { sumire: 'すみれ', tsubaki: 'つばき', nanoha: 'なのは' } as const;

/** An account at the sandbox's LINE. */
export interface LinePerson extends SandboxPerson {
  /** Null when none is registered or it is withheld. */
  email: string | null;
}

/** The built-in people: with an e-mail address, with the demo creator's, and without one. */
export const LINE_PEOPLE: readonly LinePerson[] = [
  { userId: `U${'5'.repeat(32)}`, displayName: NAMES.sumire, email: 'sumire@example.com' },
  { userId: `U${'7'.repeat(32)}`, displayName: NAMES.tsubaki, email: DEMO_CREATOR.email },
  { userId: `U${'9'.repeat(32)}`, displayName: NAMES.nanoha, email: null },
];
