import { type RuleName } from './text.js';

export const CODE_LIMITS = { length: 6 } as const;

export const CODE_PATTERN = new RegExp(`^[0-9]{${CODE_LIMITS.length}}$`);

export function checkCode(value: string): RuleName | null {
  if (value === '') return 'required';
  return CODE_PATTERN.test(value) ? null : 'invalidFormat';
}
