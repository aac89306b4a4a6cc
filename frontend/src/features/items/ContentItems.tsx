import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef } from 'react';
import { useOrderInPlace } from '../../components/lists/useOrderInPlace';
import { editTarget } from '../../components/studio/edit-target';
import { nameOfItem } from '../../components/text/item-name';
import { useTranslation } from '../../i18n/useTranslation';
import { type ItemTarget } from './add/AddItemsDialog';
import { useItemAdding } from './add/useItemAdding';
import { useContentItems } from './api/content-items';
import { useItemsInPlace } from './api/own-items';
import { idOf, type Item } from './api/public-items';
import { EditableItems } from './EditableItems';

const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
});

interface ContentItemsProps {
  accountId: string;
  displayId: string;
  target: ItemTarget;
}

/** The items of one content, to add, change and delete. */
export function ContentItems({ accountId, displayId, target }: ContentItemsProps) {
  const { t } = useTranslation(['blocks', 'itemEditor']);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const items = useContentItems(target.contentId);
  const { t: tProfile } = useTranslation('profile');
  const order = useOrderInPlace({
    list: items,
    idOf,
    sorting: useItemsInPlace(displayId, target.contentId),
    messages: { sorted: 'SUCCESS_TO_SORT_ITEMS', failed: 'FAILED_TO_SORT_ITEMS' },
  });
  const nameOf = useCallback((item: Item) => nameOfItem(tProfile, item), [tProfile]);
  const { begin, dialog } = useItemAdding({ accountId, displayId, to: target, home: section });
  return (
    <Section ref={section} tabIndex={-1} aria-labelledby={id} {...editTarget({ kind: 'block', id: 'item' })}>
      <Typography variant="h2" id={id}>
        {t('blocks:names.item')}
      </Typography>
      <EditableItems
        accountId={accountId}
        displayId={displayId}
        list={items}
        to={target}
        lead={t('itemEditor:content.lead')}
        empty={t('itemEditor:content.empty')}
        home={section}
        onAdd={begin}
        order={{ ...order, nameOf }}
      />
      {dialog}
    </Section>
  );
}
