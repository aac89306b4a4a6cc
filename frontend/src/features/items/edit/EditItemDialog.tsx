import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PanelBody, PanelDialog } from '../../../components/dialogs/PanelDialog';
import { PanelSubmit } from '../../../components/forms/PanelSubmit';
import { Form } from '../../../components/forms/Form';
import { type DialogControl } from '../../../hooks/useDialogFor';
import { useDiscardConfirmation } from '../../../hooks/useDiscardConfirmation';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type ItemTarget } from '../add/AddItemsDialog';
import { itemDraft } from '../add/item-draft';
import { itemChanges, itemPath, picturesOf, type ReusablePicture } from '../add/item-values';
import { type ItemTargets } from '../add/ItemAdding';
import { ItemFields } from '../add/ItemFields';
import { useItemsForm } from '../add/useItemsForm';
import { useChangeItem, useOwnItems } from '../api/own-items';
import { type Item } from '../api/public-items';

const Body = styled(PanelBody)({
  padding: '20px 24px 0',
  [look.breakpoints.down('md')]: { padding: '16px 16px 0' },
});

interface ItemDialogProps extends DialogControl {
  accountId: string;
  displayId: string;
  item: Item;
  /** The pictures of its content. */
  contentPictures: readonly ReusablePicture[];
}

function ItemDialog({ accountId, displayId, item, contentPictures, ...control }: ItemDialogProps) {
  const { itemId, contentId } = item;
  const { onClose } = control;
  const { t } = useTranslation('itemEditor');
  const { show } = useSnackbar();
  const { form, draft, unsaved } = useItemsForm(itemDraft(accountId, itemId), item);
  const [sent, setSent] = useState<number | null>(null);
  // Its own picture can be chosen again even before the others are loaded.
  const itemPictures = picturesOf([item, ...(useOwnItems(displayId).entries ?? [])]);
  const onSaved = () => {
    show('SAVE_SUCCESS', { color: 'SUCCESS' });
    onClose();
  };

  const frame = useSubmittedForm({
    area: 'recommendation',
    form,
    unsaved,
    draft,
    pathOf: itemPath,
    call: useChangeItem(displayId, setSent),
    variables: ({ items: [written] }) => {
      const data = written === undefined ? null : itemChanges(written, item);
      return data && { itemId, contentId, data };
    },
    failures: { 404: { notice: t('edit.gone') } },
    onSuccess: onSaved,
    onUnchanged: onSaved,
  });
  const { submitting } = frame;

  const { close, confirmation } = useDiscardConfirmation({
    unsaved,
    submitting,
    text: (name) => t(name === 'title' ? 'edit.discard' : `discard.${name}`),
    onDiscard: () => {
      frame.draft.forget();
      onClose();
    },
  });

  return (
    <PanelDialog
      {...control}
      title={t('edit.title')}
      maxWidth="sm"
      closeLabel={t('form.close')}
      onClose={close}
    >
      <Body>
        <Form frame={frame}>
          <ItemFields
            form={form}
            index={0}
            contentPictures={contentPictures}
            itemPictures={itemPictures}
            submitting={submitting}
          />
          <PanelSubmit
            submitting={submitting}
            sent={sent}
            cancel={t('form.cancel')}
            submit={t('edit.save')}
            submittingLabel={t('edit.saving')}
            onCancel={close}
          />
        </Form>
      </Body>
      {confirmation}
    </PanelDialog>
  );
}

interface EditItemDialogProps extends Omit<ItemDialogProps, 'contentPictures'> {
  /** The content of the item, or the contents it may belong to. */
  to: ItemTarget | ItemTargets;
}

/** The dialog that changes an item. */
export default function EditItemDialog({ to, ...dialog }: EditItemDialogProps) {
  if (typeof to !== 'function') return <ItemDialog {...dialog} contentPictures={to.pictures} />;
  return to(({ entries = [] }) => {
    const target = entries.find(({ contentId }) => contentId === dialog.item.contentId);
    return <ItemDialog {...dialog} contentPictures={target?.pictures ?? []} />;
  });
}
