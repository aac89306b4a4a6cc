import { type RuleName } from './text.js';

/** How many digits a mailed code has. */
export const CODE_LIMITS = { length: 6 } as const;

export const CODE_PATTERN = new RegExp(`^[0-9]{${CODE_LIMITS.length}}$`);

/** A mailed code. */
export function checkCode(value: string): RuleName | null {
  if (value === '') return 'required';
  return CODE_PATTERN.test(value) ? null : 'invalidFormat';
}
