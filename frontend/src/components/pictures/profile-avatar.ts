import { AVATAR_COLORS } from '../../theme/tokens';
import { endOfGraphemes } from '@hitohira/backend/rules';

/** The avatar color of a display ID. */
export function avatarColor(displayId: string): string {
  let sum = 0;
  for (const char of displayId.toLowerCase()) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return AVATAR_COLORS[sum % AVATAR_COLORS.length] ?? AVATAR_COLORS[0];
}

/** The first grapheme of a name, in upper case. */
export function initialOf(displayName: string): string {
  const name = displayName.trim();
  return name.slice(0, endOfGraphemes(name, 1)).toUpperCase();
}
