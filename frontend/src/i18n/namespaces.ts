import { type Language } from '@hitohira/backend/rules';
import { type JAPANESE } from './japanese';
import { type JAPANESE_DOCUMENTS } from './japanese-documents';
import { type Translation } from './translation';

/** All texts by namespace. Japanese is the source; other languages have the same shape. */
export type Words = {
  [Name in Namespace]: Awaited<ReturnType<(typeof JAPANESE)[Name]>>['default'];
};

export type Namespace = keyof typeof JAPANESE;

/** Loads namespaces, each as its own chunk. */
export type Loaders<Names extends Namespace> = {
  readonly [N in Names]: () => Promise<{ default: Translation<Words[N]> }>;
};

/** The namespaces of the documents. */
export type DocumentNamespace = keyof typeof JAPANESE_DOCUMENTS;

/** The source file of a namespace, its key in the build manifest. */
export function wordsSource(language: Language, namespace: Namespace): string {
  const file = namespace.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/i18n/locales/${language}/${file}.ts`;
}
