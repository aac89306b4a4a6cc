import { styled } from '@mui/material/styles';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/buttons/IconButton';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Item } from '../api/public-items';
import { nameOfItem } from '../item-ways';
import { ItemSummary } from './ItemSummary';

const Words = styled('div')({ flex: 1, minWidth: 0 });

interface ItemRowProps {
  item: Item;
  onDelete: () => void;
}

/** An item of the own page: what it looks like, where it leads, and the way to delete it. */
export function ItemRow({ item, onDelete }: ItemRowProps) {
  const { t } = useTranslation('itemEditor');
  const label = t('deletion.action', { name: nameOfItem(item) });
  return (
    <>
      <Words>
        <ItemSummary item={item} />
      </Words>
      <IconButton aria-label={label} title={label} onClick={onDelete}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </>
  );
}
