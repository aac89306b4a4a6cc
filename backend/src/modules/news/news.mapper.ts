import { type Language } from '../../common/rules/language.js';
import { type ListPart } from '../../common/list-range.js';
import { toPicture } from '../pictures/picture.mapper.js';
import { type NewsListResponse, type NewsResponse } from './dto/news.response.js';
import { type PublishedNews } from './news.read-model.js';

/** A news item in the given language, or in the other one if it is not written in that. */
export function toNews(news: PublishedNews, language: Language): NewsResponse {
  const { id, titleJa, contentJa, titleEn, contentEn, picture, publishedAt, revisedAt, read } = news;
  const stored = picture && toPicture(picture);
  return {
    contentId: id,
    title: inLanguage(language, { ja: titleJa, en: titleEn }),
    content: inLanguage(language, { ja: contentJa, en: contentEn }),
    imageUrl: stored?.url ?? null,
    picture: stored,
    publishedAt: publishedAt.toISOString(),
    revisedAt: revisedAt?.toISOString() ?? null,
    readFlag: read,
  };
}

/** A page of the news. */
export function toNewsList(part: ListPart<PublishedNews>, language: Language): NewsListResponse {
  const { entries, total, nextOffset } = part;
  return { results: entries.map((news) => toNews(news, language)), total, nextOffset };
}

/** Every item is complete in at least one language, so the fallback always exists. */
function inLanguage(language: Language, { ja, en }: Record<Language, string | null>): string {
  return (language === 'ja' ? (ja ?? en) : (en ?? ja)) ?? '';
}
