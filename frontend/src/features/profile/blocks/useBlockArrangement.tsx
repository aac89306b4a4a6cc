import { useEffect, useRef, useState } from 'react';
import { UndoAction } from '../../../components/buttons/UndoAction';
import { BLOCK_HIGHLIGHT_MS } from '../../../config/site';
import { type Move } from '../../../hooks/moves';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { type SnackbarOptions, useSnackbar } from '../../../hooks/useSnackbar';
import { type BlockName, type BlockOrder, useArrangeBlocks, useLatestBlocks } from '../api/block-orders';
import { type OwnAccount } from '../../../api/own-account';
import { blockMove, type BlockMove, moveBack, moveBetween, withMoved, withShown } from './block-moves';
import { inOrder } from './shown-blocks';

/** A change to a block. */
type Change =
  | { kind: 'move'; way: BlockMove; move: Move<BlockName>; movable: readonly BlockName[] }
  | { kind: 'show'; name: BlockName; show: boolean };

const OPPOSITE: Record<BlockMove, BlockMove> = { TOP: 'BOTTOM', UP: 'DOWN', DOWN: 'UP', BOTTOM: 'TOP' };

function withChange(blocks: readonly BlockOrder[], change: Change): BlockOrder[] {
  if (change.kind === 'move') return withMoved(blocks, change.movable, change.move);
  return withShown(blocks, change.name, change.show);
}

/** Undoes a change of one block, whatever changed in the others since. */
function opposite(change: Change, before: readonly BlockOrder[]): Change {
  if (change.kind === 'show') return { ...change, show: !change.show };
  const { movable, move, way } = change;
  return { ...change, way: OPPOSITE[way], move: moveBack(before, movable, move.entry) };
}

/** The block that was just moved, while it is highlighted. */
function useHighlight() {
  const [highlight, setHighlight] = useState<{ name: BlockName } | null>(null);
  useEffect(() => {
    if (highlight === null) return;
    const timer = setTimeout(() => setHighlight(null), BLOCK_HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [highlight]);
  return { justMoved: highlight?.name ?? null, mark: (name: BlockName) => setHighlight({ name }) };
}

/**
 * Arranges the blocks of the own page, one change at a time. A change is optimistic, rolled back on failure, and can be
 * undone while its message is shown.
 *
 * @param names the names of the blocks in messages
 */
export function useBlockArrangement(account: OwnAccount, names: Readonly<Record<BlockName, string>>) {
  const { show } = useSnackbar();
  const report = useFailureReport();
  const latest = useLatestBlocks();
  const { mutateAsync: save } = useArrangeBlocks(account);
  const { justMoved, mark } = useHighlight();
  // Optimistic order: the list shows a dropped entry in its new position.
  const [wanted, setWanted] = useState<BlockOrder[] | null>(null);
  // A second click can arrive before the first one re-renders.
  const underWay = useRef(false);

  const announce = (change: Change, options: SnackbarOptions) => {
    if (change.kind === 'move') show(`BLOCK_ORDER_MOVE_${change.way}`, options);
    else
      show(change.show ? 'BLOCK_SHOW' : 'BLOCK_HIDE', { ...options, params: { block: names[change.name] } });
  };

  const arrange = async (change: Change, isUndo = false) => {
    if (underWay.current) return;
    underWay.current = true;
    setWanted(withChange(latest(), change));
    if (change.kind === 'move') mark(change.move.entry);
    try {
      const { before } = await save((blocks) => withChange(blocks, change));
      const undo = () => void arrange(opposite(change, before), true);
      announce(change, { color: 'SUCCESS', action: !isUndo && <UndoAction run={undo} /> });
    } catch (error) {
      const message = change.kind === 'move' ? 'FAILED_TO_BLOCK_ORDER_MOVE' : 'FAILED_TO_BLOCK_SHOW_SWITCH';
      report(error, { other: { message } });
    } finally {
      underWay.current = false;
      setWanted(null);
    }
  };

  return {
    blocks: inOrder(wanted ?? account.blockOrders),
    justMoved,
    saving: wanted !== null,
    /** Moves one of the movable blocks. */
    move: (movable: readonly BlockName[], from: number, to: number) => {
      const move = blockMove(movable, from, to);
      if (move !== null) void arrange({ kind: 'move', way: moveBetween(from, to), move, movable });
    },
    /** Shows or hides a block. */
    setShown: (name: BlockName, shown: boolean) => void arrange({ kind: 'show', name, show: shown }),
  };
}
