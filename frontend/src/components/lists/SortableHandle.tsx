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

/** The style of rows in sorted lists. By attributes, as `:first-of-type` makes the browser restyle every row on a move. */
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

/** The keys that move an entry when pressed with Alt. */
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
    // Not every browser focuses a pressed button, and the preview follows the focus.
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
 * The handle of an item in a {@link SortableFrame}. It sets the styles of the moving item itself, so that only handles
 * render while a list is sorted.
 */
export function SortableHandle({ id, name, disabled, onKey }: SortableHandleProps) {
  const { t } = useTranslation('ordering');
  const sortable = useSortable({ id, disabled, attributes: { roleDescription: t('handleKind') } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging, over } = sortable;
  const { transform, transition, isSorting } = sortable;
  const button = useRef<HTMLButtonElement>(null);
  const keepsFocus = useRef(false);

  // Moving a row in the document loses its focus.
  useLayoutEffect(() => {
    if (!keepsFocus.current) return;
    keepsFocus.current = false;
    button.current?.focus();
  });

  // Arrow keys only work once dnd-kit has measured the positions.
  const isHeld = isDragging && over !== null;
  // At rest, dnd-kit briefly turns off the transition of every row, which would restyle all of them twice.
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
