/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { ExampleCreator } from './exampleCreator.ts';
import type { LandingPageKind } from './landingPageKind.ts';
import type { ThemeList } from './themeList.ts';

export interface LandingPage {
  /** Tells the kinds apart. */
  kind: LandingPageKind;
  /** The themes that its example can take. */
  themes: ThemeList;
  /** The creator whose page is linked as an example; null without one. */
  example: ExampleCreator | null;
}
