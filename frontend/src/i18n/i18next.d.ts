import 'i18next';
import { type Words } from './namespaces';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Words;
    // Codes have underscores of their own.
    contextSeparator: '::';
  }
}
