/**
 * Made from openapi/pages.json by `npm run generate`; changes are overwritten.
 */
import type { Language } from './language.ts';
import type { MaintenanceNotice } from './maintenanceNotice.ts';
import type { PageStatus } from './pageStatus.ts';
import type { SiteSettings } from './siteSettings.ts';
import type { SocialProviders } from './socialProviders.ts';

export interface RenderInput {
  /** The path and query of the page. For a page that is shown at any URL, a path that no other page has. */
  path: string;
  /** The language of the page. */
  language: Language;
  /** The operator's settings. */
  settings: SiteSettings;
  /** The URL of the LinkSwitch script, which the document includes if the page may run it. */
  linkSwitchScript: string;
  /** The social login providers, for the pages that offer them. */
  socialProviders: SocialProviders;
  /** The HTTP status; anything but 200 shows an error page. */
  status: PageStatus;
  /** The maintenance notice; null while the site is open. */
  maintenance: MaintenanceNotice | null;
}
