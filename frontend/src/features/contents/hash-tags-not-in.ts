/** The unique hash tags that a text does not contain already. */
export function hashTagsNotIn(names: readonly string[], text: string): string[] {
  const seen = text.normalize('NFC').split(/[#＃\s]+/);
  return [...new Set(names)].filter((name) => !seen.includes(name));
}
