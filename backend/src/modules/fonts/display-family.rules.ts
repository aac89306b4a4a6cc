/** The CSS `font-family` of a display font. */
export function displayFamily(font: string): string {
  return `display-${font}`;
}
