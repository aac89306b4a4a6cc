/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { NewsPageRequestKind } from './newsPageRequestKind.ts';

export interface NewsPageRequest {
  /** Tells the kinds apart. */
  kind: NewsPageRequestKind;
  /** The piece of news. */
  newsId: string;
}
