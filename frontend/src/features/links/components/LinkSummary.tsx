import { EntryBadge } from '../../../components/studio/EntryBadge';
import { EntrySummary } from '../../../components/studio/EntrySummary';
import { EntryWords } from '../../../components/studio/EntryWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Link } from '../api/own-links';
import { destinationOf, nameOfLink } from '../link-name';
import { LinkThumbnail } from './LinkThumbnail';

/** The thumbnail, name, destination and type of a link. */
export function LinkSummary({ link }: { link: Link }) {
  const { t } = useTranslation('linkEditor');
  const destinations = new Set(link.details.flatMap(({ url }) => destinationOf(url) ?? []));
  const [destination] = destinations;
  return (
    <EntrySummary>
      <LinkThumbnail details={link.details} />
      <EntryWords name={nameOfLink(link) ?? t('row.unnamed')}>
        {destination ?? t('row.noUrl')}
        {destinations.size > 1 && ` ${t('row.parts', { count: destinations.size - 1 })}`}
        {' · '}
        {t(`types.${link.linkTypeName}.name`)}
      </EntryWords>
      <EntryBadge entry={link} />
    </EntrySummary>
  );
}
