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
    const moves: readonly (MenuAction & { possible: boolean })[] = [
      {
        name: t('moves.top'),
        icon: <ArrowUpToLine size={18} aria-hidden />,
        run: () => onMove(0),
        possible: position > 1,
      },
      {
        name: t('moves.up'),
        icon: <ArrowUp size={18} aria-hidden />,
        run: () => onMove(position - 1),
        possible: position > 0,
      },
      {
        name: t('moves.down'),
        icon: <ArrowDown size={18} aria-hidden />,
        run: () => onMove(position + 1),
        possible: position < last,
      },
      {
        name: t('moves.bottom'),
        icon: <ArrowDownToLine size={18} aria-hidden />,
        run: () => onMove(last),
        possible: position < last - 1,
      },
    ];
    return moves.flatMap(({ possible, ...action }) => (possible ? [action] : []));
  };
}
