import { useTranslation } from 'react-i18next';
import { EntrySummary } from '../../../components/EntrySummary';
import { EntryWords } from '../../../components/EntryWords';
import { type Link } from '../api/own-links';
import { hostOf, nameOfLink } from '../link-name';
import { LinkThumbnail } from './LinkThumbnail';

/** A link in one line: how it looks, what it is called, where it leads. */
export function LinkSummary({ link }: { link: Link }) {
  const { t } = useTranslation('linkEditor');
  const hosts = new Set(link.details.flatMap(({ url }) => hostOf(url) ?? []));
  const [host] = hosts;
  return (
    <EntrySummary>
      <LinkThumbnail details={link.details} />
      <EntryWords name={nameOfLink(link) ?? t('row.unnamed')}>
        {host ?? t('row.noUrl')}
        {hosts.size > 1 && ` ${t('row.parts', { count: hosts.size - 1 })}`}
        {' · '}
        {t(`types.${link.linkTypeName}.name`)}
      </EntryWords>
    </EntrySummary>
  );
}
