import { type News } from '../api/generated/model/news';
import { type NewsList } from '../api/generated/model/newsList';

/** An unread news article. */
export function aNews(overrides: Partial<News> = {}): News {
  return {
    contentId: 'spring-2027',
    title: 'Spring is here',
    content: 'There are **new themes**.',
    imageUrl: null,
    picture: null,
    publishedAt: '2027-03-01T03:00:00.000Z',
    revisedAt: null,
    readFlag: false,
    ...overrides,
  };
}

/** The page of news that a query requests. */
export function newsPageFor(total: number, query: URLSearchParams): NewsList {
  const offset = Number(query.get('offset'));
  const end = Math.min(offset + Number(query.get('limit')), total);
  const results = Array.from({ length: Math.max(0, end - offset) }, (_none, index) => {
    const number = offset + index + 1;
    return aNews({ contentId: `n-${String(number)}`, title: `News ${String(number)}`, readFlag: true });
  });
  return { results, total, nextOffset: end < total ? end : null };
}
