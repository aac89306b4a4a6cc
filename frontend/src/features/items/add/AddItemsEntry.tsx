import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ItemTarget } from './AddItemsDialog';
import { useItemAdding } from './useItemAdding';

const Place = styled('div')({ '&:focus': { outline: 'none' } });

interface AddItemsEntryProps {
  accountId: string;
  displayId: string;
  target: ItemTarget;
}

/** The owner's button that adds items on the public page of a content. */
export default function AddItemsEntry({ target, ...account }: AddItemsEntryProps) {
  const { t } = useTranslation('profile');
  const place = useRef<HTMLDivElement>(null);
  const { begin, dialog } = useItemAdding({ ...account, to: target, home: place });
  return (
    <Place ref={place} tabIndex={-1}>
      <Button
        size="small"
        startIcon={<Plus size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => begin()}
      >
        {t('owner.addItems')}
      </Button>
      {dialog}
    </Place>
  );
}
