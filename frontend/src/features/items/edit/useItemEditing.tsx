import { type RefObject } from 'react';
import { type PagedList } from '../../../api/paged-list';
import { useLazyDialog } from '../../../hooks/useLazyDialog';
import { loadNamespaces } from '../../../i18n/load-namespaces';
import { useCatalog } from '../../../i18n/useTranslation';
import { type ItemTarget } from '../add/AddItemsDialog';
import { interruptedChanges } from '../add/item-draft';
import { type ItemTargets } from '../add/ItemAdding';
import { idOf, type Item } from '../api/public-items';

interface ItemEditingOptions {
  accountId: string;
  displayId: string;
  list: PagedList<Item>;
  /** The content of the items, or the contents they may belong to. */
  to: ItemTarget | ItemTargets;
  /** Receives the focus when the trigger of the dialog was removed. */
  home: RefObject<HTMLElement | null>;
}

/** Changes items in a dialog that is loaded on demand. Opens by itself to resume an interrupted draft. */
export function useItemEditing({ accountId, displayId, list: { entries }, to, home }: ItemEditingOptions) {
  const catalog = useCatalog();
  const { chunk, dialog, open } = useLazyDialog({
    load: async () => {
      const [module] = await Promise.all([
        import('./EditItemDialog'),
        loadNamespaces(catalog, ['itemEditor', 'profile', 'pictures', 'studio', 'errors']),
      ]);
      return module;
    },
    fallback: home,
    interrupted: () => {
      const ids = interruptedChanges(accountId);
      return entries?.find((item) => ids.includes(idOf(item)));
    },
    waits: entries === undefined,
  });
  return {
    edit: open,
    dialog: chunk && dialog && (
      <chunk.default
        key={dialog.id}
        {...dialog.control}
        accountId={accountId}
        displayId={displayId}
        item={dialog.subject}
        to={to}
      />
    ),
  };
}
