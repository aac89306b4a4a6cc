/** The malls at which an item is looked for by its keyword. */
export const MALLS = ['amazon', 'rakuten', 'yahoo'] as const;

/** One of the malls. */
export type Mall = (typeof MALLS)[number];

/** Where a mall is searched for a keyword. */
export function mallSearchUrl(mall: Mall, keyword: string): string {
  switch (mall) {
    case 'amazon':
      return `https://www.amazon.co.jp/s?k=${encodeURIComponent(keyword)}`;
    case 'rakuten':
      return `https://search.rakuten.co.jp/search/mall/${pathSegment(keyword)}/`;
    case 'yahoo':
      return `https://shopping.yahoo.co.jp/search?p=${encodeURIComponent(keyword)}`;
  }
}

/** A keyword as one segment of a path: no slash ends it, dots alone do not lead upwards, and it is never empty. */
function pathSegment(keyword: string): string {
  const words = keyword.replaceAll('/', ' ').trim();
  if (words === '') return encodeURIComponent(keyword);
  return /^\.{1,2}$/.test(words) ? `%20${words}` : encodeURIComponent(words);
}
