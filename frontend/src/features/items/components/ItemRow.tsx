import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Trash2 } from 'lucide-react';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Item } from '../api/public-items';
import { nameOfItem } from '../item-destinations';
import { ItemSummary } from './ItemSummary';

const Words = styled('div')({ flex: 1, minWidth: 0 });

interface ItemRowProps {
  item: Item;
  onDelete: () => void;
}

/** A row of the items block. */
export function ItemRow({ item, onDelete }: ItemRowProps) {
  const { t } = useTranslation('itemEditor');
  const label = t('deletion.action', { name: nameOfItem(item) });
  return (
    <>
      <Words>
        <ItemSummary item={item} />
      </Words>
      <Tooltip title={label}>
        <IconButton onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Tooltip>
    </>
  );
}
