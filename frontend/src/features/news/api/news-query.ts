import { getGetNewsQueryOptions } from '../../../api/generated/news/news';

/** A piece of news. It stands by itself: every page knows of the guard that looks for one. */
export function newsQuery(newsId: string) {
  return getGetNewsQueryOptions(newsId);
}
