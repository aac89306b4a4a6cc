import { type LogPageAccessParams } from '../../../api/generated/model/logPageAccessParams';

/** The origin of a visit: of another site only the host, never a path. */
export type VisitOrigin = Pick<LogPageAccessParams, 'referrer' | 'host'>;

/** Where the document was opened from. */
export function visitOrigin(): VisitOrigin {
  if (document.referrer === '') return { referrer: 'none' };
  const { origin, protocol, hostname } = new URL(document.referrer);
  if (origin === window.location.origin) return { referrer: 'internal' };
  // Android names applications by addresses of their own.
  const isSite = protocol === 'https:' || protocol === 'http:';
  return { referrer: 'external', ...(isSite && { host: hostname }) };
}
