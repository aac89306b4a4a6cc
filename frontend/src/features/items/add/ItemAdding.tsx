import { useState } from 'react';
import { type ReadParts } from '../../../api/list-parts';
import { type Item } from '../../../api/generated/model/item';
import { AddItemsDialog, type ItemTarget } from './AddItemsDialog';
import { TargetDialog } from './TargetDialog';

interface ItemAddingProps {
  open: boolean;
  displayId: string;
  /** What items are added to: one content, or those among which the creator chooses first. */
  to: ItemTarget | ReadParts<ItemTarget>;
  onClose: () => void;
  onAdded?: (items: Item[]) => void;
  /** Told when it has gone from the screen. */
  onGone?: () => void;
}

/** The way to new items: to which content, then what. */
export function ItemAdding({ open, displayId, to, onClose, onAdded, onGone }: ItemAddingProps) {
  const [chosen, setChosen] = useState<ItemTarget | null>('contentId' in to ? to : null);
  if (chosen === null && !('contentId' in to)) {
    return (
      <TargetDialog
        open={open}
        targets={to}
        onChoose={setChosen}
        onClose={onClose}
        {...(onGone && { onGone })}
      />
    );
  }
  if (chosen === null) return null;
  return (
    <AddItemsDialog
      open={open}
      displayId={displayId}
      target={chosen}
      onClose={onClose}
      {...(onAdded && { onAdded })}
      {...(onGone && { onGone })}
    />
  );
}
