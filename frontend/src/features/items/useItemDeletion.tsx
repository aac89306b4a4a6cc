import { type ReactNode, type RefObject, useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog';
import { DialogEntry } from '../../components/studio/EntrySummary';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useFocusRestore } from '../../hooks/useFocusRestore';
import { useTranslation } from '../../i18n/useTranslation';
import { useDeleteItem } from './api/own-items';
import { type Item } from './api/public-items';
import { ItemSummary } from './components/ItemSummary';

/** What is asked about, and whether it is still asked. */
interface Asked {
  item: Item;
  open: boolean;
}

/**
 * Asks before an item is deleted.
 *
 * @param home where the keyboard goes on when the item has gone
 * @returns the way to ask, and the dialog in which it is asked
 */
export function useItemDeletion(
  displayId: string,
  home: RefObject<HTMLElement | null>,
): { ask: (item: Item) => void; dialog: ReactNode } {
  const { t } = useTranslation('itemEditor');
  const { show } = useSnackbar();
  const report = useFailureReport();
  const deletion = useDeleteItem(displayId);
  const { saveFocus, restoreFocus } = useFocusRestore(home);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (item: Item) => {
    saveFocus();
    setAsked({ item, open: true });
  };
  const end = () => setAsked((current) => current && { ...current, open: false });
  const remove = (item: Item) => {
    deletion.mutate(item, {
      onSuccess: () => show('SAVE_SUCCESS', { color: 'SUCCESS' }),
      onError: (error) => report(error),
      onSettled: end,
    });
  };
  const dialog = asked && (
    <ConfirmDialog
      open={asked.open}
      title={t('deletion.title')}
      text={t('deletion.text')}
      confirm={t('deletion.confirm')}
      busy={deletion.isPending ? t('deletion.busy') : null}
      cancel={t('deletion.cancel')}
      onConfirm={() => remove(asked.item)}
      onCancel={end}
      onExited={() => {
        setAsked(null);
        restoreFocus();
      }}
    >
      <DialogEntry>
        <ItemSummary item={asked.item} />
      </DialogEntry>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
