import { createInstance, type i18n } from 'i18next';
import { type Language } from './language';
import { type Namespace, WORD_LOADERS } from './namespaces';

/** Adds the words of some namespaces to an instance; those it has already are not fetched again. */
export async function loadWords(
  instance: i18n,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  await Promise.all(
    namespaces
      .filter((namespace) => !instance.hasResourceBundle(language, namespace))
      .map(async (namespace) => {
        const words = await WORD_LOADERS[language][namespace]();
        instance.addResourceBundle(language, namespace, words.default);
      }),
  );
}

/** An i18next instance of its own, in one language: one for each page of the server, one for the browser. */
export async function createI18n(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    resources: {},
    contextSeparator: '::',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await loadWords(instance, language, namespaces);
  return instance;
}
