import { endOfGraphemes } from '@hitohira/backend/rules';

/** The first grapheme of a name, in upper case. */
export function initialOf(displayName: string): string {
  const name = displayName.trim();
  return name.slice(0, endOfGraphemes(name, 1)).toUpperCase();
}
