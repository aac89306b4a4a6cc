import { type LeftOutKind } from '../../../api/generated/model/leftOutKind';
import { type Import } from '../../../api/generated/model/import';
import { type LeftOut } from '../../../api/generated/model/leftOut';
import { type ImportCounts } from '../../../api/generated/model/importCounts';
import { type Translate } from '../../../i18n/catalog';

type T = Translate<'settings'>;

const SERVICES = { youtube: 'YouTube', instagram: 'Instagram', tiktok: 'TikTok' } as const;

/** What is made, in words; null if there is nothing. */
export function countsInWords(t: T, { profile, links, contents, items }: ImportCounts): string[] {
  return [
    ...(links > 0 ? [t('data.counts.links', { count: links })] : []),
    ...(contents > 0 ? [t('data.counts.contents', { count: contents })] : []),
    ...(items > 0 ? [t('data.counts.items', { count: items })] : []),
    ...(profile ? [t('data.counts.profile')] : []),
  ];
}

/** The name of an entry that is left out. */
export function leftOutName(t: T, { kind, name }: { kind: LeftOutKind; name: string }): string {
  return name === '' ? t(`data.kinds.${kind}`) : name;
}

/** Why it is left out. */
export function leftOutReason(t: T, { reason, provider }: Pick<LeftOut, 'reason' | 'provider'>): string {
  return provider === null
    ? t(`data.reasons.${reason}`)
    : t('data.reasons.notLinkedTo', { service: SERVICES[provider] });
}

/** The progress of an import as text, by the kind of entry. */
export function progressInWords(t: T, { planned, done, steps }: Import): string {
  const { profile, links, contents, items } = planned;
  const isAll = (count: number) => !profile && count === links + contents + items;
  const kind = isAll(links) ? 'links' : isAll(contents) ? 'contents' : 'entries';
  return t(`data.import.progress.${kind}`, { done, steps });
}
