import { styled } from '@mui/material/styles';
import { type Linkage } from '../../../api/generated/model/linkage';
import { AccountThumbnail } from '../../../components/studio/AccountThumbnail';
import { EntryWords } from '../../../components/studio/EntryWords';
import { look } from '../../../theme/look';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  textAlign: 'start',
  '&[data-framed="true"]': {
    marginTop: 16,
    padding: 8,
    border: `1px solid ${look.vars.palette.divider}`,
    borderRadius: look.vars.shape.borderRadius,
  },
});

interface LinkageSummaryProps {
  linkage: Pick<Linkage, 'providerName' | 'providerDisplayName' | 'snsAccountName' | 'picture'>;
  framed?: boolean;
}

/** The picture, name and service of a linked account. */
export function LinkageSummary({ linkage, framed = false }: LinkageSummaryProps) {
  const { providerName, providerDisplayName, snsAccountName, picture } = linkage;
  return (
    <Line data-framed={framed}>
      <AccountThumbnail picture={picture} provider={providerName} />
      <EntryWords name={snsAccountName}>{providerDisplayName}</EntryWords>
    </Line>
  );
}
