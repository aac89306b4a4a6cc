/** The distance between a full-width form (U+FF01 to U+FF5E) and its ASCII counterpart. */
const FULL_WIDTH_OFFSET = 65248;

const FULL_WIDTH_LETTERS_AND_DIGITS = /[０-９Ａ-Ｚａ-ｚ]/g;
const CONTROL = /\p{Cc}/u;
const CONTROL_EXCEPT_LINE_FEED = /(?!\n)\p{Cc}/u;

/** What is drawn as nothing though Unicode counts it among letters and signs: an empty cell of Braille, say. */
const DRAWN_AS_NOTHING = ['\u2800', '\ufffc', '\u{13441}', '\u{13442}', '\u{16fe4}', '\u{1d159}'].join('|');

const NOTHING_TO_SEE = new RegExp(
  String.raw`^(?:[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]|${DRAWN_AS_NOTHING})*$`,
  'u',
);

/** Turns full-width Latin letters and digits into ASCII ones: what a Japanese keyboard leaves in ids, codes and addresses. */
export function toHalfWidth(value: string): string {
  return value.replace(FULL_WIDTH_LETTERS_AND_DIGITS, (char) =>
    String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
}

/**
 * Trims, composes (NFC), writes every line break as a line feed and a tab as a space; where nothing can be seen there is
 * nothing. The one form in which text is kept and compared.
 */
export function normaliseText(value: string): string {
  const text = value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .normalize('NFC')
    .trim();
  return isBlank(text) ? '' : text;
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

/** Whether nothing of the text can be seen: empty, white space, or characters alone that are drawn as nothing. */
export function isBlank(value: string): boolean {
  return NOTHING_TO_SEE.test(value);
}

/** Whether the text can be stored and shown: no lone surrogate, no control character other than permitted line feeds. */
export function isPrintable(value: string, { multiline = false } = {}): boolean {
  return value.isWellFormed() && !(multiline ? CONTROL_EXCEPT_LINE_FEED : CONTROL).test(value);
}

/** The names of the rules a field can break; they are the error codes of the fields as well. */
export type RuleName = 'required' | 'invalidLength' | 'invalidFormat';
