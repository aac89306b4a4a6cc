/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { LandingPageKind } from './landingPageKind.ts';
import type { ThemeList } from './themeList.ts';

export interface LandingPage {
  /** Tells the kinds apart. */
  kind: LandingPageKind;
  /** The themes that its example can take. */
  themes: ThemeList;
}
