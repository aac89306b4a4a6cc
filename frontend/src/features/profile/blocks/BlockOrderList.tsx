import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { EntryWords } from '../../../components/studio/EntryWords';
import { HiddenBadge } from '../../../components/studio/HiddenBadge';
import { SortableList } from '../../../components/lists/SortableList';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type BlockName } from '../api/block-orders';

const Section = styled('section')({
  paddingTop: 32,
  borderTop: `1px solid ${look.vars.palette.divider}`,
});

const Hint = styled(Typography)({
  margin: '4px 0 16px',
  color: look.vars.palette.text.secondary,
});

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });

/** The text takes the remaining width. */
const Rest = styled('span')({ flex: 1, minWidth: 0 });

/** An entry of the block list. */
interface ListedBlock {
  name: BlockName;
  title: string;
  /** Its headline on the page. */
  headline: string;
  shown: boolean;
}

interface BlockOrderListProps {
  blocks: readonly ListedBlock[];
  justMoved: BlockName | null;
  locked: boolean;
  onMove: (from: number, to: number) => void;
}

/** A sortable list of the blocks of the page. */
export function BlockOrderList({ blocks, justMoved, locked, onMove }: BlockOrderListProps) {
  const { t } = useTranslation('blocks');
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        {t('order.title')}
      </Typography>
      <Hint variant="body2">{t('order.hint')}</Hint>
      <SortableList
        label={t('order.title')}
        entries={blocks.map(({ name, title, headline, shown }) => ({
          id: name,
          name: title,
          content: (
            <Line>
              <Rest>
                <EntryWords name={title}>{t('order.headline', { headline })}</EntryWords>
              </Rest>
              {!shown && <HiddenBadge />}
            </Line>
          ),
        }))}
        onMove={onMove}
        disabled={locked}
        hasMenus={false}
        justMoved={justMoved}
      />
    </Section>
  );
}
