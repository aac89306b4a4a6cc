/** A text in Markdown, and the title that stands over it. */
interface TitledText {
  title: string;
  /** Without the title. */
  content: string;
}

const TITLE = /^# +(.+)(?:\n+|$)/;

/** Takes the title off a file that begins with `# ` and its title; null where it does not. */
export function splitTitle(file: string): TitledText | null {
  const text = file.replaceAll('\r\n', '\n').trim();
  const [line, title = ''] = TITLE.exec(text) ?? [];
  return line === undefined ? null : { title: title.trim(), content: text.slice(line.length) };
}
