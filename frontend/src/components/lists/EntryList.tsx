import { styled } from '@mui/material/styles';
import { memo, type ReactNode, type Ref, useMemo, useState } from 'react';
import { useStableCallback } from '../../hooks/useStableCallback';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { type MenuAction } from '../buttons/ActionMenu';
import { editTarget, type EntryKind } from '../studio/edit-target';
import { type EntryId, positionWords, SortableFrame } from './SortableFrame';
import { sortedRow, useSortableRow } from './SortableHandle';
import { moveTarget, type MoveWay, useMoveActions } from './useMoveActions';

/** The list with its rows: of a long one all are drawn at each step, so they have no styles of their own to work out. */
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
  },
});

/** Draws an entry with the menu actions that move it. */
export type DrawEntry<Entry> = (entry: Entry, moves: readonly MenuAction[]) => ReactNode;

/** How many steps an entry may go in one direction before it is at the end; more than two are all the same. */
const room = (steps: number) => Math.min(steps, 2);

interface EntryPlace<Entry> {
  entry: Entry;
  /** The room before and after it. */
  before: number;
  after: number;
  onMove: (entry: Entry, way: MoveWay) => void;
}

interface DrawnProps<Entry> extends EntryPlace<Entry> {
  draw: DrawEntry<Entry>;
}

function Drawn<Entry>({ entry, before, after, onMove, draw }: DrawnProps<Entry>) {
  const moves = useMoveActions();
  return draw(
    entry,
    moves(before, before + 1 + after, (_to, way) => onMove(entry, way)),
  );
}

// Dragging and moving render every row; what is in most of them stays the same.
const MemoizedDrawn = memo(Drawn) as typeof Drawn;

interface EntryRowProps<Entry> extends DrawnProps<Entry> {
  id: number;
  name: string;
  edits: EntryKind;
  /** Whether it is the last one shown. */
  isLast: boolean;
}

function EntryRow<Entry>({ id, name, edits, isLast, ...drawn }: EntryRowProps<Entry>) {
  const { entry, before, after, onMove } = drawn;
  const isSingle = before + after === 0;
  const { row, handle } = useSortableRow({
    id,
    name,
    disabled: isSingle,
    onKey: (way) => {
      const isPossible = (way === 'up' ? before : after) > 0;
      if (isPossible) onMove(entry, way);
      return isPossible;
    },
  });
  return (
    <li
      {...row}
      data-single={isSingle}
      data-first={before === 0}
      data-last={isLast}
      tabIndex={-1}
      {...editTarget({ kind: edits, id })}
    >
      {!isSingle && handle}
      <MemoizedDrawn {...drawn} />
    </li>
  );
}

const MemoizedRow = memo(EntryRow) as typeof EntryRow;

interface EntryListProps<Entry> {
  /** The entries shown, the beginning of the list; stable between renders, as are the functions and what draws them. */
  entries: readonly Entry[];
  /** The length of the whole list. */
  total: number;
  idOf: (entry: Entry) => number;
  nameOf: (entry: Entry) => string;
  /** What an entry is, for the preview. */
  edits: EntryKind;
  onMove: (id: number, to: number) => void;
  /** Shows more entries while one is held over the last. */
  onEnd?: (() => void) | undefined;
  ref?: Ref<HTMLUListElement>;
  children: DrawEntry<Entry>;
}

/** The entries of a block in the studio, which are sorted in place: by handle, keys and their menus. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { entries, total, idOf, nameOf, edits, onMove, onEnd, ref, children } = props;
  const { t } = useTranslation('ordering');
  const [announcement, setAnnouncement] = useState('');
  const nameById = useStableCallback((id: EntryId) => {
    const entry = entries.find((each) => idOf(each) === id);
    return entry === undefined ? '' : nameOf(entry);
  });
  const moveBy = useStableCallback((entry: Entry, way: MoveWay) => {
    const position = entries.findIndex((each) => idOf(each) === idOf(entry));
    const to = moveTarget(way, position, total);
    setAnnouncement(t('announcements.moved', positionWords(nameOf(entry), to, total)));
    onMove(idOf(entry), to);
  });
  const drop = useStableCallback((id: EntryId, _from: number, to: number) => onMove(Number(id), to));
  const end = useStableCallback(() => onEnd?.());

  // Stable, so that a list whose block is drawn for something else is left alone.
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
