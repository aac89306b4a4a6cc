/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { Language } from './language.ts';
import type { MaintenanceNotice } from './maintenanceNotice.ts';
import type { PageStatus } from './pageStatus.ts';
import type { SiteSettings } from './siteSettings.ts';
import type { SocialProviders } from './socialProviders.ts';

export interface RenderInput {
  /** Path and query of the page; of what stands at every address, one that nothing else has. */
  path: string;
  /** The language of its words. */
  language: Language;
  /** What operators set. */
  settings: SiteSettings;
  /** The address of the script with which creators earn; the document carries it where the page may run it. */
  linkSwitchScript: string;
  /** The services that people can log in with, for the pages that offer it. */
  socialProviders: SocialProviders;
  /** What the page is answered with: anything but 200 is shown in its place. */
  status: PageStatus;
  /** What is said of maintenance; null while the site is open. */
  maintenance: MaintenanceNotice | null;
}
