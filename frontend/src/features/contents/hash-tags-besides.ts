/** Those of some hash tags that a text does not show already, each once. */
export function hashTagsBesides(names: readonly string[], text: string): string[] {
  const seen = text.normalize('NFC').split(/[#＃\s]+/);
  return [...new Set(names)].filter((name) => !seen.includes(name));
}
