import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation';
import { type MenuAction } from '../buttons/ActionMenu';

/** By one step, or to an end. */
export type MoveWay = 'top' | 'up' | 'down' | 'bottom';

/** Where a move leads; the same position if it is not possible. */
export function moveTarget(way: MoveWay, position: number, total: number): number {
  const last = total - 1;
  return { top: 0, up: Math.max(0, position - 1), down: Math.min(last, position + 1), bottom: last }[way];
}

/** The menu actions that move an entry: by one step, or to an end if that is further. */
export function useMoveActions(): (
  position: number,
  total: number,
  onMove: (to: number, way: MoveWay) => void,
) => MenuAction[] {
  const { t } = useTranslation('ordering');
  return (position, total, onMove) => {
    const last = total - 1;
    const moves = [
      { way: 'top', Icon: ArrowUpToLine, possible: position > 1 },
      { way: 'up', Icon: ArrowUp, possible: position > 0 },
      { way: 'down', Icon: ArrowDown, possible: position < last },
      { way: 'bottom', Icon: ArrowDownToLine, possible: position < last - 1 },
    ] as const;
    return moves
      .filter(({ possible }) => possible)
      .map(({ way, Icon }) => ({
        name: t(`moves.${way}`),
        icon: <Icon size={18} aria-hidden />,
        run: () => onMove(moveTarget(way, position, total), way),
      }));
  };
}
