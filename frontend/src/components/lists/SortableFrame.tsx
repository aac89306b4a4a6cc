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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { useSameArray } from '../../hooks/useSameArray';
import { useTranslation } from '../../i18n/useTranslation';
import { Announcement } from '../feedback/Announcement';

const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

// dnd-kit renders every row when its options change.
const MODIFIERS = [verticalOnly];
/** A click is not a drag. */
const BY_POINTER = { activationConstraint: { distance: 4 } };
const BY_KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

export type EntryId = number | string;

interface SortableFrameProps {
  ids: readonly EntryId[];
  nameOf: (id: EntryId) => string;
  /** The length of the whole list, which may have more entries than these. */
  total: number;
  /** An entry was dropped elsewhere. */
  onDrop: (id: EntryId, from: number, to: number) => void;
  /** An entry is dragged over the last one. */
  onEnd?: () => void;
  /** The announcement of a move made in another way. */
  announcement: string;
  children: ReactNode;
}

/** The words that announce an entry and its position. */
export function positionWords(name: string, position: number, total: number) {
  return { name, position: String(position + 1), total: String(total) };
}

/** Sorts the list inside by pointer and by keyboard, and announces each step. */
export const SortableFrame = memo(function SortableFrame(props: SortableFrameProps) {
  const { ids, nameOf, total, onDrop, onEnd, announcement, children } = props;
  const { t } = useTranslation('ordering');
  // dnd-kit renders every row when the array changes.
  const same = useSameArray(ids);
  const items = useMemo(() => [...same], [same]);
  const over = useRef<number | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, BY_POINTER), useSensor(KeyboardSensor, BY_KEYBOARD));

  const positionOf = (id: EntryId) => ids.indexOf(id);
  const wordsFor = (id: EntryId, position: number) => positionWords(nameOf(id), position, total);

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
    onDrop(active.id, positionOf(active.id), positionOf(target.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={MODIFIERS}
      onDragOver={({ over: target }) => {
        if (target !== null && target.id === ids.at(-1)) onEnd?.();
      }}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('instructions') } }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      <Announcement>{announcement}</Announcement>
    </DndContext>
  );
});
