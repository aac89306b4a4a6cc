import { type SiteSettings } from '../api/generated/model/siteSettings';

let inForce: SiteSettings | undefined;

/** Notes what the document said. */
export function setSiteSettings(settings: SiteSettings): void {
  inForce = settings;
}

/** The settings that are in force; known in the browser alone. */
export function siteSettings(): SiteSettings {
  if (inForce === undefined) throw new Error('No document has told the settings of the site');
  return inForce;
}
