import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation';
import { type MenuAction } from '../buttons/ActionMenu';

/** The menu actions that move an entry: by one step, or to an end if that is further. */
export function useMoveActions(): (
  position: number,
  total: number,
  onMove: (to: number) => void,
) => MenuAction[] {
  const { t } = useTranslation('ordering');
  return (position, total, onMove) => {
    const last = total - 1;
    const moves = [
      { name: 'top', Icon: ArrowUpToLine, to: 0, possible: position > 1 },
      { name: 'up', Icon: ArrowUp, to: position - 1, possible: position > 0 },
      { name: 'down', Icon: ArrowDown, to: position + 1, possible: position < last },
      { name: 'bottom', Icon: ArrowDownToLine, to: last, possible: position < last - 1 },
    ] as const;
    return moves
      .filter(({ possible }) => possible)
      .map(({ name, Icon, to }) => ({
        name: t(`moves.${name}`),
        icon: <Icon size={18} aria-hidden />,
        run: () => onMove(to),
      }));
  };
}
