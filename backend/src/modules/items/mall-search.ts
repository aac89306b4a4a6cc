/** What stands for the keyword in the address at which a mall is searched. */
const KEYWORD = '{kw}';

/**
 * Where a mall is searched for a keyword.
 *
 * @param search the mall's address, with `{kw}` once in its path or its query
 * @param keyword as its creator wrote it; nothing of it leads to another place
 */
export function mallSearchUrl(search: string, keyword: string): string {
  const [before = '', after = ''] = search.split(KEYWORD);
  const words = keyword.trim();
  return before + (before.includes('?') ? encodeURIComponent(words) : pathSegment(words)) + after;
}

/** A keyword as one segment of a path: no slash ends it, dots alone do not lead upwards, and it is never empty. */
function pathSegment(keyword: string): string {
  const words = keyword.replaceAll('/', ' ').trim();
  if (words === '') return encodeURIComponent(keyword);
  return /^\.{1,2}$/.test(words) ? `%20${words}` : encodeURIComponent(words);
}
