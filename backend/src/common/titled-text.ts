/** A Markdown text with its title. */
interface TitledText {
  title: string;
  content: string;
}

const TITLE = /^# +(.+)(?:\n+|$)/;

/** Splits a file that begins with `# ` and its title; null for others. */
export function splitTitle(file: string): TitledText | null {
  const text = file.replaceAll('\r\n', '\n').trim();
  const [line, title = ''] = TITLE.exec(text) ?? [];
  return line === undefined ? null : { title: title.trim(), content: text.slice(line.length) };
}
