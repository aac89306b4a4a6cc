import { codePointLength, isBlank, isPrintable, type RuleName } from './text.js';

export interface TextBounds {
  /** The maximum length in code points. */
  max: number;
  multiline?: boolean;
  /** Whether it may be blank. */
  optional?: boolean;
}

/** Returns the first rule that a normalised text breaks, or null. */
export function checkText(
  value: string,
  { max, multiline = false, optional = false }: TextBounds,
): RuleName | null {
  if (!isPrintable(value, { multiline })) return 'invalidFormat';
  if (!optional && isBlank(value)) return 'required';
  return codePointLength(value) > max ? 'invalidLength' : null;
}
