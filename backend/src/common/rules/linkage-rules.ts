import { type RuleName } from './account-rules.js';
import { LIMITS } from './limits.js';
import { codePointLength, isPrintable, normaliseIdentifier } from './text.js';

/** The form in which the name of an account at the provider of short videos is kept: without the sign before it. */
export function normaliseShortVideoUserId(value: string): string {
  return normaliseIdentifier(value).replace(/^[@＠]\s*/u, '');
}

/** The name of an account at the provider of short videos, normalised. */
export function checkShortVideoUserId(value: string): RuleName | null {
  if (value === '') return 'required';
  if (!isPrintable(value)) return 'invalidFormat';
  return codePointLength(value) > LIMITS.shortVideoUserId.max ? 'invalidLength' : null;
}
