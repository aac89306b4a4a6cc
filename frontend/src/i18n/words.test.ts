import { type Language, LANGUAGES, LIMITS } from '@hitohira/backend/rules';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ErrorCode } from '../api/generated/model/errorCode';
import { fieldError, type FieldOf } from './error-words';
import { type FieldWords } from './field-rules';
import jaErrors from './locales/ja/errors';
import { createCatalog, WORD_LOADERS } from './load-namespaces';
import { type Namespace, wordsSource } from './namespaces';

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

describe.each(NAMESPACES)('the texts of %s', (namespace) => {
  it('have the same keys and placeholders in every language', async () => {
    const source = await wordsOf('ja', namespace);
    for (const language of LANGUAGES) {
      const words = await wordsOf(language, namespace);
      expect([...words.keys()]).toEqual([...source.keys()]);
      for (const [key, value] of words) {
        expect([key, placesIn(value)]).toEqual([key, placesIn(source.get(key))]);
      }
    }
  });

  it.each(LANGUAGES)('are complete in %s', async (language) => {
    for (const [key, value] of await wordsOf(language, namespace)) {
      expect([key, typeof value]).toEqual([key, 'string']);
      expect([key, String(value).trim()]).not.toEqual([key, '']);
    }
  });
});

describe('the files of the texts', () => {
  it.each(LANGUAGES)('in %s are exactly those that pages load', (language) => {
    const files = readdirSync(path.join(ROOT, 'src/i18n/locales', language));
    expect(files.sort()).toEqual(NAMESPACES.map((name) => path.basename(wordsSource(language, name))).sort());
  });
});

describe('field errors', () => {
  it.each(LANGUAGES)('have a text for every code in %s, the field’s own first', async (language) => {
    const t = (await createCatalog(language, ['errors'])).in('errors');
    for (const code of Object.values(ErrorCode)) {
      expect(fieldError(t, 'signUp', 'displayId', code)).not.toMatch(/codes\.|signUp\./);
    }
    expect(fieldError(t, 'signUp', 'displayId', 'E0203')).toBe(t('signUp.displayId.E0203'));
    expect(fieldError(t, 'profile', 'headline', 'required')).toBe(t('profile.headline.required'));
    expect(fieldError(t, 'profile', 'headline', 'E0203')).toBe(t('codes.E0203'));
  });

  it.each([
    ['ja', /一度に送れる大きさ/],
    ['en', /more than can be sent at once/],
  ] as const)('mention the size in %s if too much was sent', async (language, words) => {
    const t = (await createCatalog(language, ['errors'])).in('errors');
    expect(t('calls.tooLarge')).toMatch(words);
  });

  it.each(LANGUAGES)('name the actual limits in %s', async (language) => {
    const t = (await createCatalog(language, ['errors'])).in('errors');
    const { contact, contents, image, links, url } = LIMITS;
    expect([
      t('profile.headline.invalidLength'),
      t('profile.categories.invalidLength'),
      t('profile.icon.fileSizeOver'),
      t('profile.introduction.invalidLength'),
      t('signUp.displayId.invalidLength'),
      t('signUp.email.invalidLength'),
      t('accountSettings.password.invalidLength'),
      t('contact.name.invalidLength'),
      t('contact.content.invalidLength'),
      t('deleteAccount.reason.invalidLength'),
      t('recommendation.url.invalidLength'),
      t('link.title.invalidLength', { max: links.titleOfThree }),
      t('link.url.invalidLength'),
      t('stories.title.invalidLength'),
      t('shortVideo.text.invalidLength'),
      t('linkage.userId.invalidLength'),
    ]).toEqual(
      [
        LIMITS.headline.max,
        `${LIMITS.categories.min}.*${LIMITS.categories.max}`,
        image.maxMegabytes,
        LIMITS.introduction.max,
        LIMITS.displayId.max,
        LIMITS.email.max,
        `${LIMITS.password.min}.*${LIMITS.password.max}`,
        contact.name,
        contact.content,
        LIMITS.withdrawReason.text,
        url.max,
        links.titleOfThree,
        url.max,
        contents.title,
        contents.text,
        LIMITS.shortVideoUserId.max,
      ].map((limit) => expect.stringMatching(new RegExp(`(?<!\\d)${limit}(?!\\d)`)) as string),
    );
  });

  it('distinguish the length of texts and lists in Japanese', () => {
    expect(jaErrors.codes.invalidLength).toMatch(/文字数.*件数/);
  });

  it('ask for one to five categories in Japanese', () => {
    expect(jaErrors.profile.categories).toEqual({
      required: 'カテゴリーを設定してください。',
      invalidLength: 'カテゴリーは1〜5個の間で設定してください。',
    });
  });

  it('do not compile if a rule has no text', () => {
    // @ts-expect-error One rule has no text.
    const incomplete: FieldWords['profile']['headline'] = { required: '', invalidLength: '' };
    // @ts-expect-error The form has no such field.
    const unknown: FieldOf<'profile'> = 'noSuchField';
    expect(incomplete).not.toHaveProperty('invalidFormat');
    expect(jaErrors.profile).not.toHaveProperty(unknown);
  });
});

describe('texts with user input', () => {
  it('do not change the input', async () => {
    const t = (await createCatalog('en', ['titles'])).in('titles');
    const displayName = '{{displayId}} $t(loading) <b>';
    expect(t('profile', { displayName, displayId: 'a.b' })).toBe(`${displayName} (@a.b) | Hitohira`);
  });
});
