import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { ActionMenu } from '../buttons/ActionMenu';
import { Announcement } from '../feedback/Announcement';
import { useMoveActions } from './useMoveActions';

const List = styled('ol')({
  ...look.card,
});

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px 2em minmax(0, 1fr) 44px',
  alignItems: 'center',
  gap: 4,
  minHeight: 64,
  padding: '8px 4px',
  backgroundColor: look.vars.palette.background.paper,
  '&:not(:first-of-type)': { borderTop: `1px solid ${look.vars.palette.divider}` },
  '&:first-of-type': { borderStartStartRadius: 'inherit', borderStartEndRadius: 'inherit' },
  '&:last-of-type': { borderEndStartRadius: 'inherit', borderEndEndRadius: 'inherit' },
  '&[data-menu="false"]': { gridTemplateColumns: '44px 2em minmax(0, 1fr)', paddingRight: 12 },
  '&[data-held="true"]': {
    zIndex: 1,
    borderRadius: look.vars.shape.borderRadius,
    outline: `2px solid ${look.vars.palette.primary.main}`,
    outlineOffset: -1,
  },
  '&[data-moved="true"]': { backgroundColor: look.vars.palette.wash },
});

/** Dragging does not scroll the page. */
const Handle = styled(IconButton)({
  touchAction: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
});

const Position = styled('span')({
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: look.vars.palette.text.secondary,
});

const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

type EntryId = number | string;

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
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, over } =
    useSortable({ id, disabled, attributes: { roleDescription: t('handleKind') } });
  // Arrow keys work once the positions are measured.
  const held = isDragging && over !== null;

  return (
    <Row
      ref={setNodeRef}
      data-held={held}
      data-moved={justMoved}
      data-menu={hasMenu}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Handle
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('handle', { name })}
        aria-disabled={disabled}
      >
        <GripVertical size={20} aria-hidden />
      </Handle>
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
  const over = useRef<number | null>(null);
  const sensors = useSensors(
    // A click is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const total = entries.length;
  const positionOf = (id: EntryId) => entries.findIndex((entry) => entry.id === id);
  const wordsFor = (id: EntryId, position: number) => ({
    name: entries.find((entry) => entry.id === id)?.name ?? '',
    position: String(position + 1),
    total: String(total),
  });

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      over.current = positionOf(active.id);
      return t('announcements.lifted', wordsFor(active.id, over.current));
    },
    onDragOver: ({ active, over: target }) => {
      // The start position is announced already.
      if (target === null || positionOf(target.id) === over.current) return undefined;
      over.current = positionOf(target.id);
      return t('announcements.over', wordsFor(active.id, over.current));
    },
    onDragEnd: ({ active, over: target }) =>
      t('announcements.dropped', wordsFor(active.id, positionOf((target ?? active).id))),
    onDragCancel: ({ active }) => t('announcements.cancelled', wordsFor(active.id, positionOf(active.id))),
  };

  const drop = ({ active, over: target }: DragEndEvent) => {
    if (target === null || target.id === active.id) return;
    setMovedId(active.id);
    onMove(positionOf(active.id), positionOf(target.id));
  };

  const moveByMenu = (entry: SortableEntry, from: number) => (to: number) => {
    setMovedId(entry.id);
    setAnnouncement(t('announcements.moved', wordsFor(entry.id, to)));
    onMove(from, to);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[verticalOnly]}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('instructions') } }}
    >
      <SortableContext items={entries.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
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
              onMove={moveByMenu(entry, position)}
            />
          ))}
        </List>
      </SortableContext>
      <Announcement>{announcement}</Announcement>
    </DndContext>
  );
}
