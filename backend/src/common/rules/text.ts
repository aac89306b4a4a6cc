/** The distance between a full-width form (U+FF01 to U+FF5E) and its ASCII counterpart. */
const FULL_WIDTH_OFFSET = 65248;

const FULL_WIDTH_LETTERS_AND_DIGITS = /[０-９Ａ-Ｚａ-ｚ]/g;
const CONTROL = /\p{Cc}/u;
const CONTROL_EXCEPT_LINE_FEED = /(?!\n)\p{Cc}/u;
const NOTHING_TO_SEE = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u;

/** Turns full-width Latin letters and digits into ASCII ones: what a Japanese keyboard leaves in ids, codes and addresses. */
export function toHalfWidth(value: string): string {
  return value.replace(FULL_WIDTH_LETTERS_AND_DIGITS, (char) =>
    String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
}

/** Trims, composes (NFC) and writes every line break as a line feed: the one form in which text is kept and compared. */
export function normaliseText(value: string): string {
  return value.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** The form in which ids, addresses and codes are kept: as text, with full-width letters and digits made half-width. */
export function normaliseIdentifier(value: string): string {
  return toHalfWidth(normaliseText(value));
}

/** Length in Unicode code points, carriage returns not counted. */
export function codePointLength(value: string): number {
  let length = 0;
  for (const char of value) if (char !== '\r') length += 1;
  return length;
}

/** Whether nothing of the text can be seen: empty, white space, or invisible format characters alone. */
export function isBlank(value: string): boolean {
  return NOTHING_TO_SEE.test(value);
}

/** Whether the text can be stored and shown: no lone surrogate, no control character other than permitted line feeds. */
export function isPrintable(value: string, { multiline = false } = {}): boolean {
  return value.isWellFormed() && !(multiline ? CONTROL_EXCEPT_LINE_FEED : CONTROL).test(value);
}
