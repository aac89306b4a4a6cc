import { siteSettings } from '../../config/site-settings';
import { type Translate } from '../../i18n/catalog';

/** How long a deleted account can be restored, such as `30 days`. */
export function restoreDaysText(t: Translate<'withdrawal'>): string {
  const { restoreDays } = siteSettings();
  return t(restoreDays === 1 ? 'days.one' : 'days.other', { count: restoreDays });
}
