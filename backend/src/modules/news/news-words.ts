import { type ErrorCode } from '../../common/errors/error-code.js';
import { type Language, LANGUAGES } from '../../common/rules/language.js';
import { NEWS_LIMITS } from './news.rules.js';
import { checkText, type TextBounds } from '../../common/rules/bounded-text.js';
import { normaliseText } from '../../common/rules/text.js';
import { type NewsWords } from './news.repository.js';

/** The text of a news item in one language. */
export interface NewsText {
  title: string;
  /** In Markdown. */
  content: string;
}

interface BrokenRule {
  field: string;
  code: ErrorCode;
}

const FIELDS = {
  ja: { title: 'titleJa', content: 'contentJa' },
  en: { title: 'titleEn', content: 'contentEn' },
} as const satisfies Record<Language, Record<keyof NewsText, keyof NewsWords>>;

/** The texts as stored columns, normalised; languages that are left out are omitted. */
export function toNewsWords(texts: Partial<Record<Language, NewsText>>): Partial<NewsWords> {
  const words: Partial<NewsWords> = {};
  for (const language of LANGUAGES) {
    const text = texts[language];
    if (text === undefined) continue;
    words[FIELDS[language].title] = normaliseText(text.title);
    words[FIELDS[language].content] = normaliseMarkdown(text.content);
  }
  return words;
}

/** The rules that stored texts break. */
export function checkNewsWords(words: Partial<NewsWords>): BrokenRule[] {
  return LANGUAGES.flatMap((language) => {
    const { title, content } = FIELDS[language];
    return [
      ...check(title, words[title], { max: NEWS_LIMITS.title }),
      ...check(content, words[content], { max: NEWS_LIMITS.content, multiline: true }),
    ];
  });
}

/** Replaces tabs, which stored text may not contain, by four spaces as Markdown reads them. */
function normaliseMarkdown(content: string): string {
  return normaliseText(content.replaceAll('\t', '    '));
}

function check(field: string, text: string | null | undefined, bounds: TextBounds): BrokenRule[] {
  const code = text === undefined || text === null ? null : checkText(text, bounds);
  return code === null ? [] : [{ field, code }];
}
