import styled from '@emotion/styled';
import { Gift, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockEntries } from '../../components/BlockEntries';
import { EmptyBlock } from '../../components/BlockParts';
import { Button } from '../../components/Button';
import { type ItemTarget } from './add/AddItemsDialog';
import { ItemAdding } from './add/ItemAdding';
import { useContentItems } from './api/content-items';
import { idOf } from './api/public-items';
import { ItemRow } from './components/ItemRow';
import { useItemDeletion } from './useItemDeletion';

const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '&:focus': { outline: 'none' },
});

const Title = styled('h2')({ margin: 0, fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.6 });

/** What is recommended with one content: to add, and to delete. */
export function ContentItems({ displayId, target }: { displayId: string; target: ItemTarget }) {
  const { t } = useTranslation(['blocks', 'itemEditor']);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const items = useContentItems(target.contentId);
  const [adding, setAdding] = useState<{ open: boolean } | null>(null);
  const { ask, dialog } = useItemDeletion(displayId, () => section.current?.focus());
  const add = (
    <Button
      variant="outlined"
      startIcon={<Plus size={18} aria-hidden />}
      onClick={() => setAdding({ open: true })}
    >
      {t('itemEditor:add')}
    </Button>
  );
  return (
    <Section ref={section} tabIndex={-1} aria-labelledby={id}>
      <Title id={id}>{t('blocks:names.item')}</Title>
      <BlockEntries
        list={items}
        idOf={idOf}
        failure="FAILED_TO_GET_ITEMS_LIST"
        lead={t('itemEditor:content.lead')}
        loading={t('blocks:items.loading')}
        action={add}
        empty={
          <EmptyBlock
            picture={<Gift size={32} aria-hidden />}
            title={t('blocks:items.empty.title')}
            text={t('itemEditor:content.empty')}
          >
            {add}
          </EmptyBlock>
        }
      >
        {(item) => <ItemRow item={item} onDelete={() => ask(item)} />}
      </BlockEntries>
      {adding !== null && (
        <ItemAdding
          open={adding.open}
          displayId={displayId}
          to={target}
          onClose={() => setAdding({ open: false })}
          onGone={() => setAdding(null)}
        />
      )}
      {dialog}
    </Section>
  );
}
