import { type Linkage } from '../../../api/generated/model/linkage';
import { AccountThumbnail } from '../../../components/studio/AccountThumbnail';
import { EntrySummary } from '../../../components/studio/EntrySummary';
import { EntryWords } from '../../../components/studio/EntryWords';

interface LinkageSummaryProps {
  linkage: Pick<Linkage, 'providerName' | 'providerDisplayName' | 'snsAccountName' | 'picture'>;
}

/** The picture, name and service of a linked account. */
export function LinkageSummary({ linkage }: LinkageSummaryProps) {
  const { providerName, providerDisplayName, snsAccountName, picture } = linkage;
  return (
    <EntrySummary>
      <AccountThumbnail picture={picture} provider={providerName} />
      <EntryWords name={snsAccountName}>{providerDisplayName}</EntryWords>
    </EntrySummary>
  );
}
