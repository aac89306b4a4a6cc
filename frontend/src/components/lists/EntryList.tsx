import { styled } from '@mui/material/styles';
import { memo, type ReactNode, type Ref, useMemo, useState } from 'react';
import { useStableCallback } from '../../hooks/useStableCallback';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';
import { type MenuAction } from '../buttons/ActionMenu';
import { editTarget, type EntryKind } from '../studio/edit-target';
import { LONG_LIST, NearViewportContext, useNearViewport } from './near-viewport';
import { type EntryId, positionWords, SortableFrame } from './SortableFrame';
import { SortableHandle, sortedRow } from './SortableHandle';
import { moveTarget, type MoveDirection, useMoveActions } from './useMoveActions';

const GAP_PX = 4;
/** The width of MUI's switch. */
const SWITCH_PX = 58;
/** The width of the handle before a row's name, and of the switch and the menu after it. */
const HANDLE_PX = TARGET_PX + GAP_PX;
const CONTROLS_PX = GAP_PX + SWITCH_PX + GAP_PX + TARGET_PX;

/** How many rows have their controls at first: at least all those near the window, until the browser has checked. */
const NEAR_TOP = 20;

/** The list. It also styles its rows: a long list has too many for a styled component each. */
const List = styled('ul')({
  width: '100%',
  ...look.card,
  '& > li': {
    ...sortedRow,
    display: 'flex',
    minHeight: 72,
    padding: '8px 4px 8px 0',
    // A single entry has no handle.
    '&[data-single="true"]': { paddingLeft: 12 },
    // As wide as the missing controls, so that names do not move.
    '&[data-far="true"]': { paddingLeft: HANDLE_PX, paddingRight: GAP_PX + CONTROLS_PX },
  },
});

/** Renders an entry with the menu actions that move it. */
export type DrawEntry<Entry> = (entry: Entry, moves: readonly MenuAction[]) => ReactNode;

/** How many steps an entry can move in one direction; anything above two makes no difference. */
const room = (steps: number) => Math.min(steps, 2);

interface EntryPlace<Entry> {
  entry: Entry;
  /** How many steps it can move up and down. */
  before: number;
  after: number;
  onMove: (entry: Entry, direction: MoveDirection) => void;
}

interface DrawnProps<Entry> extends EntryPlace<Entry> {
  draw: DrawEntry<Entry>;
}

function Drawn<Entry>({ entry, before, after, onMove, draw }: DrawnProps<Entry>) {
  const moves = useMoveActions();
  return draw(
    entry,
    moves(before, before + 1 + after, (_to, direction) => onMove(entry, direction)),
  );
}

// Dragging and moving render every row, but the content of most rows stays the same.
const MemoizedDrawn = memo(Drawn) as typeof Drawn;

interface EntryRowProps<Entry> extends DrawnProps<Entry> {
  id: number;
  name: string;
  edits: EntryKind;
  /** Whether it is the last one shown. */
  isLast: boolean;
  /** Whether the list is so long that rows far from the window have no controls. */
  isInLongList: boolean;
  /** Whether it is near the window when the top of the list is. */
  isNearTop: boolean;
}

function EntryRow<Entry>(props: EntryRowProps<Entry>) {
  const { id, name, edits, isLast, isInLongList, isNearTop, ...drawn } = props;
  const { entry, before, after, onMove } = drawn;
  const { isNear, watch } = useNearViewport(isNearTop);
  const isFar = isInLongList && !isNear;
  const isSingle = before + after === 0;
  const onKey = (direction: MoveDirection) => {
    const isPossible = (direction === 'up' ? before : after) > 0;
    if (isPossible) onMove(entry, direction);
    return isPossible;
  };
  return (
    <li
      ref={isInLongList ? watch : null}
      data-single={isSingle}
      data-far={isFar}
      data-first={before === 0}
      data-last={isLast}
      tabIndex={-1}
      {...editTarget({ kind: edits, id })}
    >
      {!isSingle && !isFar && <SortableHandle {...{ id, name, onKey }} disabled={false} />}
      <NearViewportContext value={!isFar}>
        <MemoizedDrawn {...drawn} />
      </NearViewportContext>
    </li>
  );
}

const MemoizedRow = memo(EntryRow) as typeof EntryRow;

interface EntryListProps<Entry> {
  /** The shown entries, from the start of the list. Stable between renders, like the functions and `children`. */
  entries: readonly Entry[];
  /** The length of the whole list. */
  total: number;
  idOf: (entry: Entry) => number;
  nameOf: (entry: Entry) => string;
  /** The kind of entry, for the preview. */
  edits: EntryKind;
  onMove: (id: number, to: number) => void;
  /** Shows more entries when one is dragged over the last. */
  onEnd?: (() => void) | undefined;
  ref?: Ref<HTMLUListElement>;
  children: DrawEntry<Entry>;
}

/** The entries of a block in the studio, sorted in place by handle, keyboard or menu. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { entries, total, idOf, nameOf, edits, onMove, onEnd, ref, children } = props;
  const { t } = useTranslation('ordering');
  /** The last move by keyboard or menu. It is announced while the entry is where it was moved. */
  const [last, setLast] = useState<{ id: number; to: number; text: string } | null>(null);
  const nameById = useStableCallback((id: EntryId) => {
    const entry = entries.find((each) => idOf(each) === id);
    return entry === undefined ? '' : nameOf(entry);
  });
  const moveBy = useStableCallback((entry: Entry, direction: MoveDirection) => {
    const position = entries.findIndex((each) => idOf(each) === idOf(entry));
    const to = moveTarget(direction, position, total);
    const id = idOf(entry);
    setLast({ id, to, text: t('announcements.moved', positionWords(nameOf(entry), to, total)) });
    onMove(id, to);
  });
  const drop = useStableCallback((id: EntryId, _from: number, to: number) => onMove(Number(id), to));
  const end = useStableCallback(() => onEnd?.());

  const at = last === null ? undefined : entries[last.to];
  const announcement = last !== null && at !== undefined && idOf(at) === last.id ? last.text : '';

  // Stable, so that the list does not render when its block does for another reason.
  const ids = useMemo(() => entries.map(idOf), [entries, idOf]);
  const rows = useMemo(
    () => (
      <List ref={ref}>
        {entries.map((entry, position) => (
          <MemoizedRow
            key={idOf(entry)}
            id={idOf(entry)}
            entry={entry}
            name={nameOf(entry)}
            edits={edits}
            isLast={position === entries.length - 1}
            isInLongList={entries.length > LONG_LIST}
            isNearTop={position < NEAR_TOP}
            before={room(position)}
            after={room(total - 1 - position)}
            onMove={moveBy}
            draw={children}
          />
        ))}
      </List>
    ),
    [entries, idOf, nameOf, total, edits, moveBy, children, ref],
  );

  return (
    <SortableFrame
      ids={ids}
      nameOf={nameById}
      total={total}
      onDrop={drop}
      onEnd={end}
      announcement={announcement}
    >
      {rows}
    </SortableFrame>
  );
}
