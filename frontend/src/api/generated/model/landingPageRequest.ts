/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { LandingPageRequestKind } from './landingPageRequestKind.ts';

export interface LandingPageRequest {
  /** The discriminator. */
  kind: LandingPageRequestKind;
}
