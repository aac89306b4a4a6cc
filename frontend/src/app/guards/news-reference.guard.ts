import { statusOf } from '../../api/api-error';
import { getGetNewsQueryOptions } from '../../api/generated/news/news';
import { type Guard, PageNotFound } from './guard';

/** Requires the news article to exist. Other failures are left to the page, which offers a retry. */
export const newsReferenceGuard: Guard = async ({ queryClient, params }) => {
  try {
    await queryClient.query(getGetNewsQueryOptions(params.newsId ?? ''));
  } catch (error) {
    if ([400, 404].includes(statusOf(error))) throw new PageNotFound();
  }
  return null;
};
