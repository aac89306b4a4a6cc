import { toHalfWidth } from '@hitohira/backend/rules';

/** The boxes of a code, each with one digit or empty. */
export type CodeBoxes = readonly string[];

/** The boxes after an entry, and the index of the box to focus. */
export interface CodeEntry {
  boxes: CodeBoxes;
  focus: number;
}

/** The digits in a text, including full-width ones. */
export function digitsOf(text: string): string {
  return toHalfWidth(text).replace(/[^0-9]/g, '');
}

/** The new digits in a box; a new digit may be on either side of the old one. */
function addedTo(previous: string, typed: string): string {
  const digits = digitsOf(typed);
  return previous !== '' && digits.length === 2 ? digits.replace(previous, '') : digits;
}

/** Enters digits from a box on. Other characters are ignored. */
export function enterDigits(boxes: CodeBoxes, index: number, typed: string): CodeEntry {
  const digits = addedTo(boxes[index] ?? '', typed);
  if (digits === '') {
    return { boxes: typed === '' ? boxes.with(index, '') : boxes, focus: index };
  }
  const next = boxes.map((box, position) => digits[position - index] ?? box);
  return { boxes: next, focus: Math.min(index + digits.length, boxes.length - 1) };
}

/** Clears a box, or the previous one if it is empty. */
export function eraseDigit(boxes: CodeBoxes, index: number): CodeEntry {
  const target = boxes[index] === '' ? Math.max(index - 1, 0) : index;
  return { boxes: boxes.with(target, ''), focus: target };
}
