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
  /** Receives a URL that fits a post or link better. Without it, this is not offered. */
  onElsewhere?: (address: string, typed: TypedWords) => void;
  /** Receives the other URLs of a paste. Without it, they become further items. */
  onMore?: (addresses: readonly string[]) => void;
  /** Starts a first post if there is no content yet. Without it, this is not offered. */
  onPost?: () => void;
}

/** Adds items in dialogs that are loaded on demand. Opens by itself to resume an interrupted draft. */
export function useItemAdding({
  accountId,
  displayId,
  to,
  home,
  onElsewhere,
  onMore,
  onPost,
}: ItemAddingOptions) {
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
    /** Opens with initial values, replacing an interrupted draft. */
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
        onMore={onMore}
        onPost={
          onPost &&
          (() => {
            postsNext.current = true;
            close();
          })
        }
        onExited={() => {
          dialog.control.onExited();
          // After the focus is restored, so that the post's dialog returns it there, too.
          if (postsNext.current) onPost?.();
          postsNext.current = false;
        }}
      />
    ),
  };
}
