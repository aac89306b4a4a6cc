import { prefersReducedData } from '../../browser/reduced-data';
import { PREFETCH_DELAY_MS } from '../../config/site';

/** How many documents are fetched ahead at most: each is a page that the server may have to make. */
const MOST = 2;

/** The pages of this site that the document's own links lead to, the first ones first. */
function nextPages(): string[] {
  const here = window.location.pathname;
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  const pages = [...links].filter(
    ({ origin, pathname }) => origin === window.location.origin && pathname !== here,
  );
  return [...new Set(pages.map(({ pathname, search }) => pathname + search))].slice(0, MOST);
}

/**
 * Has the browser fetch the documents that a person may open next, once this one has been there for a moment.
 *
 * @returns what calls it off
 */
export function prefetchNextDocuments(): () => void {
  if (prefersReducedData()) return () => undefined;
  const timer = setTimeout(() => {
    for (const href of nextPages()) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = href;
      document.head.append(link);
    }
  }, PREFETCH_DELAY_MS);
  return () => clearTimeout(timer);
}
