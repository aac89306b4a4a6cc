import { prefersReducedData } from '../../browser/reduced-data';
import { PREFETCH_DELAY_MS } from '../../config/site';

/** The server may have to render each prefetched document. */
const MAX_PREFETCHED = 2;

/** The first pages of this site that the content links to. */
function nextPages(): string[] {
  const here = window.location.pathname;
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  const pages = [...links].filter(
    ({ origin, pathname }) => origin === window.location.origin && pathname !== here,
  );
  return [...new Set(pages.map(({ pathname, search }) => pathname + search))].slice(0, MAX_PREFETCHED);
}

/** Prefetches likely next documents after a moment. Returns a function that cancels it. */
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
