import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ErrorCode } from '../api/generated/model/errorCode';
import { createI18n } from './create-i18n';
import { fieldError } from './error-words';
import { LANGUAGES, type Language } from './language';
import { type Namespace, WORD_LOADERS, wordsSource } from './namespaces';

const NAMESPACES = Object.keys(WORD_LOADERS.ja) as Namespace[];
const ROOT = path.resolve(import.meta.dirname, '../..');

function flatten(words: object, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? [...flatten(value, `${prefix}${key}.`)]
        : [[`${prefix}${key}`, value] as const],
    ),
  );
}

async function wordsOf(language: Language, namespace: Namespace): Promise<Map<string, unknown>> {
  return flatten((await WORD_LOADERS[language][namespace]()).default);
}

const placesIn = (words: unknown) =>
  [...String(words).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each(NAMESPACES)('the words of %s', (namespace) => {
  it('are the same keys in every language, with the same places to fill', async () => {
    const source = await wordsOf('ja', namespace);
    for (const language of LANGUAGES) {
      const words = await wordsOf(language, namespace);
      expect([...words.keys()]).toEqual([...source.keys()]);
      for (const [key, value] of words) {
        expect([key, placesIn(value)]).toEqual([key, placesIn(source.get(key))]);
      }
    }
  });

  it.each(LANGUAGES)('are all there in %s', async (language) => {
    for (const [key, value] of await wordsOf(language, namespace)) {
      expect([key, typeof value]).toEqual([key, 'string']);
      expect([key, String(value).trim()]).not.toEqual([key, '']);
    }
  });
});

describe('the files of the words', () => {
  it.each(LANGUAGES)('in %s are exactly those the pages load', (language) => {
    const files = readdirSync(path.join(ROOT, 'src/i18n/locales', language));
    expect(files.sort()).toEqual(NAMESPACES.map((name) => path.basename(wordsSource(language, name))).sort());
  });
});

describe('what is wrong with a field', () => {
  it.each(LANGUAGES)('has words for every code in %s, the field’s own first', async (language) => {
    const t = (await createI18n(language, ['errors'])).getFixedT(language, 'errors');
    for (const code of Object.values(ErrorCode)) {
      expect(fieldError(t, 'displayId', code)).not.toMatch(/codes\.|fields\./);
    }
    expect(fieldError(t, 'displayId', 'E0203')).toBe(t('fields.displayId.E0203'));
    expect(fieldError(t, 'password', 'commonPassword')).toBe(t('codes.commonPassword'));
  });
});

describe('words with text of people in them', () => {
  it('leave that text alone', async () => {
    const { t } = await createI18n('en', ['common']);
    const displayName = '{{displayId}} $t(loading) <b>';
    expect(t('pages.profile', { displayName, displayId: 'a.b' })).toBe(`${displayName} (@a.b) | Hitohira`);
  });
});
