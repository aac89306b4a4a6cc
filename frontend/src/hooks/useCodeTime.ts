import { siteSettings } from '../config/site-settings';
import { useTranslation } from '../i18n/useTranslation';

const MINUTE_MS = 60_000;

/** How long a mailed code can be entered, such as `10 minutes`; whole minutes, and never more than it is. */
export function useCodeTime(): string {
  const { t } = useTranslation('credentials');
  const minutes = Math.max(1, Math.floor(siteSettings().codeMs / MINUTE_MS));
  return t(minutes === 1 ? 'code.minutes.one' : 'code.minutes.other', { count: minutes });
}
