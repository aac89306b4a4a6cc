/** How many bytes of a page are searched for its declared encoding. */
const SEARCHED_BYTES = 4096;

const META_CHARSET = /<meta\s[^>]*charset\s*=\s*["']?\s*([\w.:-]+)/i;

const BYTE_ORDER_MARKS: [label: string, ...bytes: number[]][] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16be', 0xfe, 0xff],
  ['utf-16le', 0xff, 0xfe],
];

/**
 * Decodes a page as browsers do: by its byte order mark, its header, or its `meta` element.
 *
 * @param charset the encoding in the header, or null
 */
export function decodePage(body: Buffer, charset: string | null): string {
  const marked = BYTE_ORDER_MARKS.find(([, ...bytes]) => bytes.every((byte, index) => body[index] === byte));
  const decoder =
    decoderOf(marked?.[0]) ?? decoderOf(charset) ?? decoderOf(declaredIn(body)) ?? new TextDecoder();
  return decoder.decode(body);
}

/** The encoding a page declares. Never UTF-16: the declaration could be read as ASCII. */
function declaredIn(body: Buffer): string | null {
  const label = META_CHARSET.exec(body.subarray(0, SEARCHED_BYTES).toString('latin1'))?.[1] ?? null;
  return label !== null && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** Null for unknown encodings. */
function decoderOf(label: string | null | undefined): TextDecoder | null {
  if (label === null || label === undefined) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
