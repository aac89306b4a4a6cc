/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { PressKind } from './pressKind.ts';
import type { PressLanguage } from './pressLanguage.ts';
import type { PressMall } from './pressMall.ts';
import type { PressReferrer } from './pressReferrer.ts';

export interface Press {
  /**
     * The path of the page, without language prefix and query.
     * @minLength 1
     * @maxLength 2000
     */
  path: string;
  /** What was clicked. */
  kind: PressKind;
  /**
     * The ID of the link, content or item.
     * @minimum 1
     * @maximum 2147483647
     */
  targetId: number;
  /** The mall at which an item is searched. */
  mall?: PressMall;
  /** The language in which the page was shown. */
  language?: PressLanguage;
  /** Where the visitor came from, as in `logPageAccess`. */
  referrer?: PressReferrer;
  /**
     * The host of the other site, if any.
     * @minLength 1
     * @maxLength 253
     */
  host?: string;
}
