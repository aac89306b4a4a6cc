import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation';
import { type MenuAction } from '../buttons/ActionMenu';

/** By one step, or to an end. */
export type MoveDirection = 'top' | 'up' | 'down' | 'bottom';

/** The position after a move; the same position if the entry cannot move. */
export function moveTarget(direction: MoveDirection, position: number, total: number): number {
  const last = total - 1;
  return { top: 0, up: Math.max(0, position - 1), down: Math.min(last, position + 1), bottom: last }[
    direction
  ];
}

/** The menu actions that move an entry: by one step, and to either end if that is further away. */
export function useMoveActions(): (
  position: number,
  total: number,
  onMove: (to: number, direction: MoveDirection) => void,
) => MenuAction[] {
  const { t } = useTranslation('ordering');
  return (position, total, onMove) => {
    const last = total - 1;
    const moves = [
      { direction: 'top', Icon: ArrowUpToLine, possible: position > 1 },
      { direction: 'up', Icon: ArrowUp, possible: position > 0 },
      { direction: 'down', Icon: ArrowDown, possible: position < last },
      { direction: 'bottom', Icon: ArrowDownToLine, possible: position < last - 1 },
    ] as const;
    return moves
      .filter(({ possible }) => possible)
      .map(({ direction, Icon }) => ({
        name: t(`moves.${direction}`),
        icon: <Icon size={18} aria-hidden />,
        run: () => onMove(moveTarget(direction, position, total), direction),
      }));
  };
}
