/** The offset between a full-width form (U+FF01 to U+FF5E) and ASCII. */
const FULL_WIDTH_OFFSET = 65248;

const FULL_WIDTH_LETTERS_AND_DIGITS = /[０-９Ａ-Ｚａ-ｚ]/g;
const CONTROL = /\p{Cc}/u;
const CONTROL_EXCEPT_LINE_FEED = /(?!\n)\p{Cc}/u;

/** Invisible characters that Unicode counts as letters or symbols, such as a blank Braille cell. */
const DRAWN_AS_NOTHING = ['\u2800', '\ufffc', '\u{13441}', '\u{13442}', '\u{16fe4}', '\u{1d159}'].join('|');

const NOTHING_TO_SEE = new RegExp(
  String.raw`^(?:[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]|${DRAWN_AS_NOTHING})*$`,
  'u',
);

/** Converts full-width Latin letters and digits, as typed on Japanese keyboards, to ASCII. */
export function toHalfWidth(value: string): string {
  return value.replace(FULL_WIDTH_LETTERS_AND_DIGITS, (char) =>
    String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
}

/** Normalises text for storage and comparison: trimmed, NFC, line feeds, no tabs; blank text becomes empty. */
export function normaliseText(value: string): string {
  const text = value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .normalize('NFC')
    .trim();
  return isBlank(text) ? '' : text;
}

/** Normalises ids, addresses and codes: as text, and half-width. */
export function normaliseIdentifier(value: string): string {
  return toHalfWidth(normaliseText(value));
}

/** The length in code points, without carriage returns. */
export function codePointLength(value: string): number {
  let length = 0;
  for (const char of value) if (char !== '\r') length += 1;
  return length;
}

/** Whether a text is empty or has only invisible characters. */
export function isBlank(value: string): boolean {
  return NOTHING_TO_SEE.test(value);
}

/** Whether a text has no lone surrogates or control characters, except line feeds when `multiline`. */
export function isPrintable(value: string, { multiline = false } = {}): boolean {
  return value.isWellFormed() && !(multiline ? CONTROL_EXCEPT_LINE_FEED : CONTROL).test(value);
}

/** The rules that a field can break; they are also error codes. */
export type RuleName = 'required' | 'invalidLength' | 'invalidFormat';
