import { type LeftOutKind } from '../../../api/generated/model/leftOutKind';
import { type LeftOutReason } from '../../../api/generated/model/leftOutReason';
import { type ImportCounts } from '../../../api/generated/model/importCounts';
import { type Translate } from '../../../i18n/catalog';

type T = Translate<'settings'>;

/** What is made, in words; null if there is nothing. */
export function countsInWords(t: T, { profile, links, contents, items }: ImportCounts): string[] {
  return [
    ...(links > 0 ? [t('data.counts.links', { count: links })] : []),
    ...(contents > 0 ? [t('data.counts.contents', { count: contents })] : []),
    ...(items > 0 ? [t('data.counts.items', { count: items })] : []),
    ...(profile ? [t('data.counts.profile')] : []),
  ];
}

/** What an entry that is left out is called. */
export function leftOutName(t: T, { kind, name }: { kind: LeftOutKind; name: string }): string {
  return name === '' ? t(`data.kinds.${kind}`) : name;
}

/** Why it is left out. */
export const leftOutReason = (t: T, reason: LeftOutReason): string => t(`data.reasons.${reason}`);
