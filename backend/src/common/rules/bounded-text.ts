import { codePointLength, isBlank, isPrintable, type RuleName } from './text.js';

interface TextBounds {
  /** In code points. */
  max: number;
  /** Whether it may stand on several lines. */
  multiline?: boolean;
  /** Whether there may be nothing to see in it. */
  optional?: boolean;
}

/** The first rule that a normalised text breaks, or null. */
export function checkText(
  value: string,
  { max, multiline = false, optional = false }: TextBounds,
): RuleName | null {
  if (!isPrintable(value, { multiline })) return 'invalidFormat';
  if (!optional && isBlank(value)) return 'required';
  return codePointLength(value) > max ? 'invalidLength' : null;
}
