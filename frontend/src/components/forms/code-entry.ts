import { toHalfWidth } from '@hitohira/backend/rules';

/** The boxes of a code, one digit or nothing in each. */
export type CodeBoxes = readonly string[];

/** The boxes after an entry, and the box that comes next. */
export interface CodeEntry {
  boxes: CodeBoxes;
  focus: number;
}

/** The digits in what was typed or pasted; full-width ones count. */
export function digitsOf(text: string): string {
  return toHalfWidth(text).replace(/[^0-9]/g, '');
}

/** What a box holds beside what it held before: the new digit may stand on either side of the old one. */
function addedTo(previous: string, typed: string): string {
  const digits = digitsOf(typed);
  return previous !== '' && digits.length === 2 ? digits.replace(previous, '') : digits;
}

/** Writes digits from a box on, as far as there are boxes, and moves behind them. Anything but digits changes nothing. */
export function enterDigits(boxes: CodeBoxes, index: number, typed: string): CodeEntry {
  const digits = addedTo(boxes[index] ?? '', typed);
  if (digits === '') {
    return { boxes: typed === '' ? boxes.with(index, '') : boxes, focus: index };
  }
  const next = boxes.map((box, position) => digits[position - index] ?? box);
  return { boxes: next, focus: Math.min(index + digits.length, boxes.length - 1) };
}

/** Backspace: empties a filled box; in an empty one it goes back and empties the one before. */
export function eraseDigit(boxes: CodeBoxes, index: number): CodeEntry {
  const target = boxes[index] === '' ? Math.max(index - 1, 0) : index;
  return { boxes: boxes.with(target, ''), focus: target };
}
