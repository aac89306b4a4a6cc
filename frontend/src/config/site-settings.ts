import { type SiteSettings } from '../api/generated/model/siteSettings';

let current: SiteSettings | undefined;

/** Sets the settings, from the boot data. */
export function setSiteSettings(settings: SiteSettings): void {
  current = settings;
}

/** The site's settings; only available in the browser. */
export function siteSettings(): SiteSettings {
  if (current === undefined) throw new Error('The site settings are not set');
  return current;
}
