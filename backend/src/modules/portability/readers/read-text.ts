/** Encodings to try after UTF-8, in order: those of saved Japanese pages and of spreadsheets. */
const OTHERS = ['shift_jis', 'euc-jp'];

const NAMED = /(?:<meta[^>]+charset=["']?|charset=)([\w-]+)/i;

/** Decodes a text by its byte order mark, as UTF-8 if valid, or else in the page’s declared encoding or Shift_JIS. */
export function decodeText(content: Buffer): string {
  const named = NAMED.exec(content.subarray(0, 2000).toString('latin1'))?.[1];
  for (const encoding of [detectBom(content), 'utf-8', named, ...OTHERS]) {
    const text = encoding === undefined ? null : decodeAs(content, encoding);
    if (text !== null) return text;
  }
  return content.toString('utf8');
}

function detectBom(content: Buffer): string | undefined {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  return content[0] === 0xfe && content[1] === 0xff ? 'utf-16be' : undefined;
}

/** Null if the text is not in this encoding, or the encoding does not exist. */
function decodeAs(content: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
