import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type PagedList } from '../../../api/paged-list';
import { AddItemsDialog, type ItemTarget } from './AddItemsDialog';
import { dropItemsDraft } from './item-draft';
import { TargetDialog } from './TargetDialog';

/** Reads the contents among which the creator chooses, and draws what is made of them. */
export type ItemTargets = (draw: (targets: PagedList<ItemTarget>) => ReactNode) => ReactNode;

interface ItemAddingProps {
  open: boolean;
  accountId: string;
  displayId: string;
  /** What items are added to: one content, or those among which the creator chooses first. */
  to: ItemTarget | ItemTargets;
  /** The content for which items were being written when a session or the page ended; null for new ones. */
  resumed: number | null;
  /** Goes on to a first post where there is none yet; without it nothing is offered there. */
  onPost?: () => void;
  onClose: () => void;
  /** Told when it has gone from the screen. */
  onExited: () => void;
}

interface AmongTargetsProps extends Omit<ItemAddingProps, 'to'> {
  targets: PagedList<ItemTarget>;
}

/** Asks first to which content; not where that is known from before. */
function AmongTargets({ targets, resumed, onPost, ...dialog }: AmongTargetsProps) {
  const { accountId, onExited } = dialog;
  const { entries, hasMore, failed, fetchMore } = targets;
  const [chosen, setChosen] = useState<ItemTarget | null>(null);
  const wanted = chosen?.contentId ?? resumed;
  const target = entries?.find(({ contentId }) => contentId === wanted) ?? chosen;
  // What has been there once stays, though the content goes meanwhile: what is written is not lost with it.
  if (chosen === null && target !== null) setChosen(target);

  /** Reads on until the content of before is there; one that has gone is not gone on with. */
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

/** The way to new items: to which content, then what. */
export default function ItemAdding({ to, ...dialog }: ItemAddingProps) {
  if (typeof to !== 'function') return <AddItemsDialog {...dialog} target={to} />;
  return to((targets) => <AmongTargets {...dialog} targets={targets} />);
}
