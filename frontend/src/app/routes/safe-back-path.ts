import { sitePath } from '@hitohira/backend/rules';
import { splitLanguage } from '../../i18n/language';

/**
 * A path to come back to, as the router takes it: without a language and a fragment. Null for anything that a browser
 * would follow to another site, however it is written.
 */
export function safeBackPath(value: string | null): string | null {
  const [path = ''] = sitePath(value ?? '')?.split('#', 1) ?? [];
  if (path === '') return null;
  const [pathname = '', ...query] = path.split('?');
  return [splitLanguage(pathname).barePath, ...query].join('?');
}
