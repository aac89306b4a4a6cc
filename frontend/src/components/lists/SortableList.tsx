import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { ActionMenu } from '../buttons/ActionMenu';
import { type EntryId, positionWords, SortableFrame } from './SortableFrame';
import { SortableHandle, sortedRow } from './SortableHandle';
import { moveTarget, type MoveDirection, useMoveActions } from './useMoveActions';

const List = styled('ol')({
  ...look.card,
});

const Row = styled('li')({
  ...sortedRow,
  display: 'grid',
  gridTemplateColumns: '44px 2em minmax(0, 1fr) 44px',
  minHeight: 64,
  padding: '8px 4px',
  '&[data-menu="false"]': { gridTemplateColumns: '44px 2em minmax(0, 1fr)', paddingRight: 12 },
  '&[data-moved="true"]': { backgroundColor: look.vars.palette.wash },
});

const Position = styled('span')({
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: look.vars.palette.text.secondary,
});

interface SortableEntry {
  id: EntryId;
  /** The name in announcements. */
  name: string;
  content: ReactNode;
}

interface SortableRowProps {
  entry: SortableEntry;
  position: number;
  total: number;
  justMoved: boolean;
  hasMenu: boolean;
  disabled: boolean;
  onMove: (to: number) => void;
}

function SortableRow({
  entry: { id, name, content },
  position,
  total,
  justMoved,
  ...props
}: SortableRowProps) {
  const { hasMenu, disabled, onMove } = props;
  const { t } = useTranslation('ordering');
  const moves = useMoveActions();
  const onKey = (direction: MoveDirection) => {
    const to = moveTarget(direction, position, total);
    if (to !== position) onMove(to);
    return to !== position;
  };

  return (
    <Row
      data-moved={justMoved}
      data-menu={hasMenu}
      data-first={position === 0}
      data-last={position === total - 1}
    >
      <SortableHandle {...{ id, name, disabled, onKey }} />
      <Position aria-hidden>{position + 1}</Position>
      {content}
      {hasMenu && (
        <ActionMenu
          label={t('menu', { name })}
          actions={moves(position, total, onMove)}
          disabled={disabled || total < 2}
        />
      )}
    </Row>
  );
}

interface SortableListProps {
  label: string;
  entries: readonly SortableEntry[];
  onMove: (from: number, to: number) => void;
  disabled?: boolean;
  /** False if the entries have their own menus. */
  hasMenus?: boolean;
  /** The entry to highlight; by default the last one moved in this list. */
  justMoved?: EntryId | null;
}

/** A list that can be sorted by drag and drop, by keyboard and by menu. All moves are announced. */
export function SortableList({
  label,
  entries,
  onMove,
  disabled = false,
  hasMenus = true,
  justMoved,
}: SortableListProps) {
  const { t } = useTranslation('ordering');
  const [announcement, setAnnouncement] = useState('');
  const [movedId, setMovedId] = useState<EntryId | null>(null);
  const total = entries.length;

  const moveByKeyOrMenu =
    ({ id, name }: SortableEntry, from: number) =>
    (to: number) => {
      setMovedId(id);
      setAnnouncement(t('announcements.moved', positionWords(name, to, total)));
      onMove(from, to);
    };

  return (
    <SortableFrame
      ids={entries.map(({ id }) => id)}
      nameOf={(id) => entries.find((entry) => entry.id === id)?.name ?? ''}
      total={total}
      onDrop={(id, from, to) => {
        setMovedId(id);
        onMove(from, to);
      }}
      announcement={announcement}
    >
      <List aria-label={label}>
        {entries.map((entry, position) => (
          <SortableRow
            key={entry.id}
            entry={entry}
            position={position}
            total={total}
            justMoved={entry.id === (justMoved === undefined ? movedId : justMoved)}
            hasMenu={hasMenus}
            disabled={disabled}
            onMove={moveByKeyOrMenu(entry, position)}
          />
        ))}
      </List>
    </SortableFrame>
  );
}
