import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type PagedList } from '../../../api/paged-list';
import { type TypedWords } from '../../../api/link-preview';
import { type DialogControl } from '../../../hooks/useDialogFor';
import { AddItemsDialog, type ItemTarget } from './AddItemsDialog';
import { dropItemsDraft } from './item-draft';
import { type ItemPreset } from './item-preset';
import { TargetDialog } from './TargetDialog';

/** Loads the contents to choose from and passes them to a render function. */
export type ItemTargets = (draw: (targets: PagedList<ItemTarget>) => ReactNode) => ReactNode;

interface ItemAddingProps extends DialogControl {
  accountId: string;
  displayId: string;
  /** The content that gets the items, or the contents to choose from. */
  to: ItemTarget | ItemTargets;
  /** The content with an interrupted draft; null for new items. */
  resumed: number | null;
  /** The initial values of the first item. */
  preset?: ItemPreset | undefined;
  /** Receives a URL that fits a post or link better, with the typed words. Without it, this is not offered. */
  onElsewhere?: ((address: string, typed: TypedWords) => void) | undefined;
  /** Receives the other URLs of a paste. Without it, they become further items. */
  onMore?: ((addresses: readonly string[]) => void) | undefined;
  /** Starts a first post if there is no content yet. Without it, this is not offered. */
  onPost?: (() => void) | undefined;
}

interface TargetChoiceProps extends Omit<ItemAddingProps, 'to' | 'preset'> {
  targets: PagedList<ItemTarget>;
}

/** Asks for the content first, unless a draft determines it. */
function TargetChoice({ targets, resumed, onPost, ...dialog }: TargetChoiceProps) {
  const { accountId, onExited } = dialog;
  const { entries, hasMore, failed, fetchMore } = targets;
  const [chosen, setChosen] = useState<ItemTarget | null>(null);
  const wanted = chosen?.contentId ?? resumed;
  const target = entries?.find(({ contentId }) => contentId === wanted) ?? chosen;
  // Keeps a content that is deleted meanwhile, so that the input is not lost.
  if (chosen === null && target !== null) setChosen(target);

  /** Loads pages until the content of the draft is found. The draft of a deleted content is dropped. */
  const search = useEffectEvent(() => {
    if (resumed === null || target !== null || (entries === undefined && !failed)) return;
    if (hasMore) {
      void fetchMore();
      return;
    }
    if (!failed) dropItemsDraft(accountId, resumed);
    onExited();
  });
  useEffect(() => search(), [entries, failed]);

  if (target !== null) return <AddItemsDialog {...dialog} target={target} />;
  return (
    resumed === null && <TargetDialog {...dialog} targets={targets} onChoose={setChosen} onPost={onPost} />
  );
}

/** The dialogs that add items: the choice of the content, then the items. */
export default function ItemAdding({ to, preset, ...dialog }: ItemAddingProps) {
  if (typeof to !== 'function')
    return (
      <AddItemsDialog
        {...dialog}
        target={to}
        preset={preset ? { ...preset.item, kind: 'url' } : null}
        onAdded={preset?.onAdded}
      />
    );
  return to((targets) => <TargetChoice {...dialog} targets={targets} />);
}
