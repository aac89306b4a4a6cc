import { News } from '../../../src/modules/news/news.entity.js';
import { type TestApp } from '../test-app.js';

/** Adds a piece of news, by default in both languages and published now. */
export async function createNews(
  testApp: TestApp,
  id: string,
  overrides: Partial<Omit<News, 'picture'>> = {},
): Promise<void> {
  await testApp.repository(News).insert({
    id,
    titleJa: '件名',
    contentJa: '本文',
    titleEn: 'Title',
    contentEn: 'Text',
    publishedAt: new Date(),
    ...overrides,
  });
}

/** Adds many pieces of news, `n-1` and so on. */
export async function createManyNews(
  testApp: TestApp,
  count: number,
  overrides: Partial<Omit<News, 'picture'>> = {},
): Promise<void> {
  for (let number = 1; number <= count; number += 1) await createNews(testApp, `n-${number}`, overrides);
}
