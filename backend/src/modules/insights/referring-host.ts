import { normaliseIdentifier } from '../../common/rules/text.js';
import { INSIGHT_LIMITS, type ReferrerKind } from './insights.rules.js';

/** How referrers other than hosts are stored. No host looks like these. */
export const STORED_REFERRERS = { none: '', internal: '.', other: '*' } as const;

const HOST = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

/** A host in lower case without a leading `www.`. */
export function normaliseHost(value: string): string {
  return normaliseIdentifier(value)
    .toLowerCase()
    .replace(/^www\.(?=.)/, '');
}

/** The rule that a host violates. Ports and paths are not allowed. */
export function checkHost(value: string): 'required' | 'invalidLength' | 'invalidFormat' | null {
  if (value === '') return 'required';
  if (value.length > INSIGHT_LIMITS.host) return 'invalidLength';
  return HOST.test(value) ? null : 'invalidFormat';
}

/** A referrer as it is stored. */
export function storedReferrer(
  referrer: 'external' | 'internal' | 'none' | undefined,
  host: string | undefined,
): string {
  if (referrer === 'external') return host ?? STORED_REFERRERS.other;
  return STORED_REFERRERS[referrer ?? 'none'];
}

/** A stored referrer as the API returns it. */
export function readReferrer(stored: string): { kind: ReferrerKind; host: string | null } {
  const kind = (['none', 'internal', 'other'] as const).find((each) => STORED_REFERRERS[each] === stored);
  return kind === undefined ? { kind: 'host', host: stored } : { kind, host: null };
}
