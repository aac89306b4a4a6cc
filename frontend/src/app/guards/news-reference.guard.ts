import { statusOf } from '../../api/api-error';
import { getGetNewsQueryOptions } from '../../api/generated/news/news';
import { type Guard, PageNotFound } from './guard';

/**
 * A piece of news that does not exist is not found. A server that fails is the page's matter, which offers another try.
 */
export const newsReferenceGuard: Guard = async ({ queryClient, params }) => {
  try {
    await queryClient.query(getGetNewsQueryOptions(params.newsId ?? ''));
  } catch (error) {
    if ([400, 404].includes(statusOf(error))) throw new PageNotFound();
  }
  return null;
};
