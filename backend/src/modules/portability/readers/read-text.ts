/** Encodings to try after UTF-8, in order: those of saved Japanese pages and of Japanese spreadsheets. */
const JAPANESE = ['shift_jis', 'euc-jp'];

/** The encoding of Western spreadsheets. Every text is valid in it. */
const WESTERN = 'windows-1252';

/** Bytes of Western letters may be valid in a Japanese encoding, too, but then make single characters. */
const JAPANESE_WORDS = /[\u3041-\u3096\u30a1-\u30fa]|\p{sc=Han}{2}/u;

/** What unused bytes of `windows-1252` become. */
const C1 = /[\u0080-\u009f]/;

const NAMED = /(?:<meta[^>]+charset=["']?|charset=)([\w-]+)/i;

/**
 * Decodes a text by its byte order mark, as UTF-8 if valid, or else in the page’s declared encoding, a Japanese one or
 * the Western one.
 */
export function decodeText(content: Buffer): string {
  const named = NAMED.exec(content.subarray(0, 2000).toString('latin1'))?.[1];
  for (const encoding of [detectBom(content), 'utf-8', named]) {
    const text = encoding === undefined ? null : decodeAs(content, encoding);
    if (text !== null) return text;
  }
  const western = new TextDecoder(WESTERN).decode(content);
  for (const encoding of JAPANESE) {
    const text = decodeAs(content, encoding);
    if (text !== null && (JAPANESE_WORDS.test(text) || C1.test(western))) return text;
  }
  return western;
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
