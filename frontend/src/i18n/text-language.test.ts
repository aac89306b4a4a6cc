import { textLanguage } from './text-language';

describe('the language of user text', () => {
  it.each([
    ['春野はなこ', 'ja'],
    ['ショップ', 'ja'],
    ['花', 'ja'],
    ['My shop ハナ', 'ja'],
    ['Flowers of the season', undefined],
    ['hanako', undefined],
    ['2026 🌸', undefined],
    ['', undefined],
  ])('of %j on an English page', (text, language) => {
    expect(textLanguage(text, 'en')).toBe(language);
  });

  it.each([
    ['Flowers of the season', 'en'],
    ['Shop\nand news', 'en'],
    ['春野はなこ', undefined],
    ['Blog 花の記録', undefined],
    // Could be names.
    ['hanako', undefined],
    ['Hanako Sato', undefined],
    // Other languages.
    ['Bonjour, je peins des fleurs à Tokyo', undefined],
    ['Hola, soy ilustradora en Tokio', undefined],
    ['Theater und Kunst in Tokio', undefined],
    ['X (Twitter)', undefined],
    ['2026 🌸', undefined],
  ])('of %j on a Japanese page', (text, language) => {
    expect(textLanguage(text, 'ja')).toBe(language);
  });
});
