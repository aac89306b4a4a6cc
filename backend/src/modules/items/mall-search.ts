/** The placeholder for the keyword in a search URL. */
const KEYWORD = '{kw}';

/**
 * The URL of a mall search.
 *
 * @param search the mall's URL, with `{kw}` once in its path or query
 * @param keyword untrusted; cannot change the rest of the URL
 */
export function mallSearchUrl(search: string, keyword: string): string {
  const [before = '', after = ''] = search.split(KEYWORD);
  const words = keyword.trim();
  return before + (before.includes('?') ? encodeURIComponent(words) : pathSegment(words)) + after;
}

/** Encodes a keyword as a single, non-empty path segment that is not a dot segment. */
function pathSegment(keyword: string): string {
  const words = keyword.replaceAll('/', ' ').trim();
  if (words === '') return encodeURIComponent(keyword);
  return /^\.{1,2}$/.test(words) ? `%20${words}` : encodeURIComponent(words);
}
