import styled from '@emotion/styled';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntryPicture } from '../../../components/EntryPicture';
import { EntryWords } from '../../../components/EntryWords';
import { IconButton } from '../../../components/IconButton';
import { type Item } from '../api/public-items';
import { nameOfItem } from '../item-ways';

const Words = styled('div')({ flex: 1, minWidth: 0 });

interface ItemRowProps {
  item: Item;
  onDelete: () => void;
}

/** An item of the own page: what it looks like, where it leads, and the way to delete it. */
export function ItemRow({ item, onDelete }: ItemRowProps) {
  const { t } = useTranslation(['blocks', 'itemEditor']);
  const { url, picture } = item;
  const name = nameOfItem(item);
  const label = t('itemEditor:deletion.action', { name });
  return (
    <>
      <EntryPicture picture={picture} instead={null} />
      <Words>
        <EntryWords name={name}>{url ?? t('blocks:items.mall')}</EntryWords>
      </Words>
      <IconButton data-open aria-label={label} title={label} onClick={onDelete}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </>
  );
}
