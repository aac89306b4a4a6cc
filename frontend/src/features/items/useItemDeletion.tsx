import { type ReactNode, type RefObject } from 'react';
import { DeletionDialog } from '../../components/studio/DeletionDialog';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useFocusRestore } from '../../hooks/useFocusRestore';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { useDeleteItem } from './api/own-items';
import { type Item } from './api/public-items';
import { ItemSummary } from './components/ItemSummary';

/**
 * Deletes an item once its owner has confirmed it.
 *
 * @param fallback receives the focus after the item is deleted
 */
export function useItemDeletion(
  displayId: string,
  fallback: RefObject<HTMLElement | null>,
): { confirmDeletion: (item: Item) => void; dialog: ReactNode } {
  const { t } = useTranslation('itemEditor');
  const { show } = useSnackbar();
  const report = useFailureReport();
  const deletion = useDeleteItem(displayId);
  const { saveFocus, restoreFocus } = useFocusRestore(fallback);
  const { dialog, open, close, remove } = useDialogFor<Item>();
  return {
    confirmDeletion: (item) => {
      saveFocus();
      open(item);
    },
    dialog: dialog && (
      <DeletionDialog
        open={dialog.open}
        deleting={deletion.isPending}
        text={(name) => t(`deletion.${name}`)}
        onConfirm={() =>
          deletion.mutate(dialog.subject, {
            onSuccess: () => show('SAVE_SUCCESS', { color: 'SUCCESS' }),
            onError: (error) => report(error),
            onSettled: close,
          })
        }
        onCancel={close}
        onExited={() => {
          remove();
          restoreFocus();
        }}
      >
        <ItemSummary item={dialog.subject} />
      </DeletionDialog>
    ),
  };
}
