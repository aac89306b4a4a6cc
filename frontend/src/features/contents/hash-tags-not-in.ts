/** The unique hash tags that a text does not contain already. */
export function hashTagsNotIn(names: readonly string[], text: string): string[] {
  const composed = text.normalize('NFC');
  // A tag in a text ends before punctuation; one that was typed on its own may contain some.
  const inText = composed.matchAll(/[#＃]([\p{L}\p{M}\p{N}_]+)/gu);
  const seen = [...composed.split(/[#＃\s]+/), ...[...inText].map(([, name]) => name)];
  return [...new Set(names)].filter((name) => !seen.includes(name));
}
