import { sitePath, splitLanguage } from '@hitohira/backend/rules';

/** A path of this site to return to, without language and fragment; null for anything that leads to another site. */
export function safeBackPath(value: string | null): string | null {
  const [path = ''] = sitePath(value ?? '')?.split('#', 1) ?? [];
  if (path === '') return null;
  const [pathname = '', ...query] = path.split('?');
  return [splitLanguage(pathname).barePath, ...query].join('?');
}
