import { type Language } from '../../common/language.js';
import { type ListPart } from '../../common/list-range.js';
import { toPicture } from '../pictures/picture.mapper.js';
import { type NewsListResponse, type NewsResponse } from './dto/news.response.js';
import { type PublishedNews } from './news.read-model.js';

/** A piece of news as it is told in a language; in the other one where it is not written in this. */
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

/** A part of the news. */
export function toNewsList(part: ListPart<PublishedNews>, language: Language): NewsListResponse {
  const { entries, total, nextOffset } = part;
  return { results: entries.map((news) => toNews(news, language)), total, nextOffset };
}

/** A piece is whole in one language at least: what is missing in one is there in the other. */
function inLanguage(language: Language, { ja, en }: Record<Language, string | null>): string {
  return (language === 'ja' ? (ja ?? en) : (en ?? ja)) ?? '';
}
