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

/** What is done with a block. */
type Change =
  | { kind: 'move'; way: BlockMove; move: Move<BlockName>; movable: readonly BlockName[] }
  | { kind: 'show'; name: BlockName; show: boolean };

const OPPOSITE: Record<BlockMove, BlockMove> = { TOP: 'BOTTOM', UP: 'DOWN', DOWN: 'UP', BOTTOM: 'TOP' };

function withChange(blocks: readonly BlockOrder[], change: Change): BlockOrder[] {
  if (change.kind === 'move') return withMoved(blocks, change.movable, change.move);
  return withShown(blocks, change.name, change.show);
}

/** What takes a change back: it is done to the block alone, whatever has been done with the others since. */
function opposite(change: Change, before: readonly BlockOrder[]): Change {
  if (change.kind === 'show') return { ...change, show: !change.show };
  const { movable, move, way } = change;
  return { ...change, way: OPPOSITE[way], move: moveBack(before, movable, move.entry) };
}

/** The block that has just been moved, for as long as it is marked. */
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
 * The blocks of the own page while their owner arranges them: each change is there at once, then it is saved, and
 * nothing else can be arranged meanwhile. What could not be saved is put back; what was saved can be taken back as long
 * as the message about it is there.
 *
 * @param names what the blocks are called in messages
 */
export function useBlockArrangement(account: OwnAccount, names: Readonly<Record<BlockName, string>>) {
  const { show } = useSnackbar();
  const report = useFailureReport();
  const latest = useLatestBlocks();
  const { mutateAsync: save } = useArrangeBlocks(account);
  const { justMoved, mark } = useHighlight();
  // What is on its way is shown from here: a list lets go of its entry and finds it where it was put.
  const [wanted, setWanted] = useState<BlockOrder[] | null>(null);
  // A second press can come before the first one is on the screen.
  const underWay = useRef(false);

  const tell = (change: Change, options: SnackbarOptions) => {
    if (change.kind === 'move') show(`BLOCK_ORDER_MOVE_${change.way}`, options);
    else
      show(change.show ? 'BLOCK_SHOW' : 'BLOCK_HIDE', { ...options, params: { block: names[change.name] } });
  };

  const arrange = async (change: Change, takesBack = false) => {
    if (underWay.current) return;
    underWay.current = true;
    setWanted(withChange(latest(), change));
    if (change.kind === 'move') mark(change.move.entry);
    try {
      const { before } = await save((blocks) => withChange(blocks, change));
      const undo = () => void arrange(opposite(change, before), true);
      tell(change, { color: 'SUCCESS', action: !takesBack && <UndoAction run={undo} /> });
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
    /** Moves one of the blocks that can be moved, given in their order. */
    move: (movable: readonly BlockName[], from: number, to: number) => {
      const move = blockMove(movable, from, to);
      if (move !== null) void arrange({ kind: 'move', way: moveBetween(from, to), move, movable });
    },
    /** Says whether visitors see a block. */
    setShown: (name: BlockName, shown: boolean) => void arrange({ kind: 'show', name, show: shown }),
  };
}
