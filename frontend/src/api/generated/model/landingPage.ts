/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { ExampleCreator } from './exampleCreator.ts';
import type { LandingPageKind } from './landingPageKind.ts';
import type { ThemeList } from './themeList.ts';

export interface LandingPage {
  /** The discriminator. */
  kind: LandingPageKind;
  /** The themes offered for the example. */
  themes: ThemeList;
  /** The creator whose page is linked as an example; null if there is none. */
  example: ExampleCreator | null;
}
