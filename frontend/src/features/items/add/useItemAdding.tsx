import { type RefObject, useRef } from 'react';
import { type TypedWords } from '../../../api/link-preview';
import { useLazyDialog } from '../../../hooks/useLazyDialog';
import { loadNamespaces } from '../../../i18n/load-namespaces';
import { useCatalog } from '../../../i18n/useTranslation';
import { type ItemTarget } from './AddItemsDialog';
import { dropItemsDraft, interruptedItems } from './item-draft';
import { type ItemTargets } from './ItemAdding';
import { type ItemPreset } from './item-preset';

interface ItemAddingOptions {
  accountId: string;
  displayId: string;
  /** The content that gets the items, or the contents to choose from. */
  to: ItemTarget | ItemTargets;
  /** Receives the focus when the trigger of the dialog was removed. */
  home: RefObject<HTMLElement | null>;
  /** Takes an address that is more of a post or a link; without it none is offered. */
  onElsewhere?: (address: string, typed: TypedWords) => void;
  /** Starts a first post where there is no content yet; without it none is offered. */
  onPost?: () => void;
}

/** Adds items in dialogs that are loaded on demand. Opens by itself to resume an interrupted draft. */
export function useItemAdding({ accountId, displayId, to, home, onElsewhere, onPost }: ItemAddingOptions) {
  const catalog = useCatalog();
  const postsNext = useRef(false);
  const { chunk, dialog, open, close } = useLazyDialog({
    load: async () => {
      const [module] = await Promise.all([
        import('./ItemAdding'),
        loadNamespaces(catalog, ['itemEditor', 'profile', 'pictures', 'studio', 'errors']),
      ]);
      return module;
    },
    fallback: home,
    interrupted: (): number | ItemPreset | null | undefined =>
      interruptedItems(accountId).find((id) => typeof to === 'function' || to.contentId === id),
  });
  return {
    begin: () => open(null),
    /** Begins with what is known of an item, in place of an interrupted draft. */
    beginWith: (preset: ItemPreset) => {
      dropItemsDraft(accountId, preset.target.contentId);
      open(preset);
    },
    dialog: chunk && dialog && (
      <chunk.default
        key={dialog.id}
        {...dialog.control}
        accountId={accountId}
        displayId={displayId}
        {...(typeof dialog.subject === 'object' && dialog.subject !== null
          ? { to: dialog.subject.target, preset: dialog.subject, resumed: null }
          : { to, resumed: dialog.subject })}
        onElsewhere={onElsewhere}
        onPost={
          onPost &&
          (() => {
            postsNext.current = true;
            close();
          })
        }
        onExited={() => {
          dialog.control.onExited();
          // After the focus is restored, so that the post's dialog returns it to the same place.
          if (postsNext.current) onPost?.();
          postsNext.current = false;
        }}
      />
    ),
  };
}
