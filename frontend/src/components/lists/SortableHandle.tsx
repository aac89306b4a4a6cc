import { type DraggableAttributes, type DraggableSyntheticListeners } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { GripVertical } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type Ref,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { useStableCallback } from '../../hooks/useStableCallback';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { type EntryId } from './SortableFrame';
import { type MoveDirection } from './useMoveActions';

/** Dragging does not scroll the page. */
const Handle = styled(IconButton)({
  touchAction: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
});

const rowOf = (handle: HTMLElement | null) => handle?.closest('li') ?? null;

/** What the rows of sorted lists look like. By attributes: where an entry moves, `:first-of-type` makes the browser style every row anew. */
export const sortedRow = {
  position: 'relative',
  alignItems: 'center',
  gap: 4,
  backgroundColor: look.vars.palette.background.paper,
  '&[data-first="false"]': { borderTop: `1px solid ${look.vars.palette.divider}` },
  '&[data-first="true"]': { borderStartStartRadius: 'inherit', borderStartEndRadius: 'inherit' },
  '&[data-last="true"]': { borderEndStartRadius: 'inherit', borderEndEndRadius: 'inherit' },
  '&[data-held="true"]': {
    zIndex: 1,
    borderRadius: look.vars.shape.borderRadius,
    outline: `2px solid ${look.vars.palette.primary.main}`,
    outlineOffset: -1,
  },
} as const;

/** The keys that move an entry at once, together with Alt. */
const KEYS: Readonly<Record<string, MoveDirection>> = { ArrowUp: 'up', ArrowDown: 'down' };

interface HandleButtonProps {
  ref: Ref<HTMLButtonElement>;
  name: string;
  disabled: boolean;
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  moveBy: (direction: MoveDirection) => void;
}

/** The button. Its props stay the same while the rows around it move. */
const HandleButton = memo(function HandleButton(props: HandleButtonProps) {
  const { ref, name, disabled, attributes, listeners, moveBy } = props;
  const { t } = useTranslation('ordering');
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const direction = event.altKey && !event.ctrlKey && !event.metaKey ? KEYS[event.key] : undefined;
    if (direction === undefined) {
      listeners?.onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    moveBy(direction);
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    listeners?.onPointerDown?.(event);
    // Not every browser focuses what is pressed; the preview follows the focus.
    event.currentTarget.focus({ preventScroll: true });
  };
  return (
    <Handle
      ref={ref}
      {...attributes}
      {...listeners}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      aria-label={t('handle', { name })}
      aria-disabled={disabled}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
    >
      <GripVertical size={20} aria-hidden />
    </Handle>
  );
});

interface SortableHandleProps {
  id: EntryId;
  /** The name in announcements. */
  name: string;
  disabled: boolean;
  /** Moves the entry by a key; returns whether that is possible. */
  onKey: (direction: MoveDirection) => boolean;
}

/**
 * The handle of a list item of a {@link SortableFrame}, which moves the item around it. What moves is styled from here,
 * so that nothing but handles is drawn while a list is sorted.
 */
export function SortableHandle({ id, name, disabled, onKey }: SortableHandleProps) {
  const { t } = useTranslation('ordering');
  const sortable = useSortable({ id, disabled, attributes: { roleDescription: t('handleKind') } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging, over } = sortable;
  const { transform, transition, isSorting } = sortable;
  const button = useRef<HTMLButtonElement>(null);
  const keepsFocus = useRef(false);

  // A row that is moved in the document loses the focus.
  useLayoutEffect(() => {
    if (!keepsFocus.current) return;
    keepsFocus.current = false;
    button.current?.focus();
  });

  // Arrow keys work once the positions are measured.
  const isHeld = isDragging && over !== null;
  // At rest dnd-kit turns a transition off in every row for a moment, which would style all of them twice.
  const isShifted = isSorting || transform !== null;
  const shift = isShifted ? (CSS.Translate.toString(transform) ?? '') : '';
  const pace = isShifted ? (transition ?? '') : '';
  useLayoutEffect(() => {
    const row = rowOf(button.current);
    if (row === null) return undefined;
    row.style.transform = shift;
    row.style.transition = pace;
    return () => {
      row.style.transform = '';
      row.style.transition = '';
    };
  }, [shift, pace]);
  useLayoutEffect(() => {
    rowOf(button.current)?.setAttribute('data-held', String(isHeld));
  }, [isHeld]);

  const ref = useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      setActivatorNodeRef(element);
      setNodeRef(rowOf(element));
    },
    [setActivatorNodeRef, setNodeRef],
  );
  const moveBy = useStableCallback((direction: MoveDirection) => {
    if (!disabled) keepsFocus.current = onKey(direction);
  });
  return <HandleButton {...{ ref, name, disabled, attributes, listeners, moveBy }} />;
}
