/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { FoundPage } from './foundPage.ts';
import type { MissingPage } from './missingPage.ts';

export type ResolvedPage = FoundPage | MissingPage;
