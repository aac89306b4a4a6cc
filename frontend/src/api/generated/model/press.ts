/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */
import type { PressKind } from './pressKind.ts';
import type { PressLanguage } from './pressLanguage.ts';
import type { PressMall } from './pressMall.ts';
import type { PressReferrer } from './pressReferrer.ts';

export interface Press {
  /**
     * The path of the page without its language and query.
     * @minLength 1
     * @maxLength 2000
     */
  path: string;
  /** What was pressed. */
  kind: PressKind;
  /**
     * Which one.
     * @minimum 1
     * @maximum 2147483647
     */
  targetId: number;
  /** The mall that an item is searched at. */
  mall?: PressMall;
  /** The language the page was shown in. */
  language?: PressLanguage;
  /** Where the visitor had come to the page from, as in `logPageAccess`. */
  referrer?: PressReferrer;
  /**
     * The host of the other site, if it was one.
     * @minLength 1
     * @maxLength 253
     */
  host?: string;
}
