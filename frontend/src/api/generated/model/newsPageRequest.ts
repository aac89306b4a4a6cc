/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { NewsPageRequestKind } from './newsPageRequestKind.ts';

export interface NewsPageRequest {
  /** The discriminator. */
  kind: NewsPageRequestKind;
  /** The ID of the news article. */
  newsId: string;
}
