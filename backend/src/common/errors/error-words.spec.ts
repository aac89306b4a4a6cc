import { LANGUAGES } from '../rules/language.js';
import { ERROR_CODES, ERROR_WORDS } from './error-code.js';

describe('the messages of the error codes', () => {
  it.each(ERROR_CODES)('exist in every language: %s', (code) => {
    const words = LANGUAGES.map((language) => ERROR_WORDS[code][language]);
    expect(new Set(words).size).toBe(LANGUAGES.length);
    for (const each of words) expect(each.trim()).not.toBe('');
  });

  it.each(ERROR_CODES)('are Japanese in Japanese and ASCII in English: %s', (code) => {
    expect(ERROR_WORDS[code].ja).toMatch(/[ぁ-ん].*。$/);
    expect(ERROR_WORDS[code].en).toMatch(/^[\x20-\x7e]+\.$/);
  });
});
