/** An address that people may be sent to: absolute, http or https, without user-info. Null for every other text. */
export function webAddress(value: string): URL | null {
  // Parsers forgive white space and backslashes, and readers are misled by them.
  if (/[\\\p{Cc}\p{Z}]/u.test(value) || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.username === '' && url.password === '' ? url : null;
}
