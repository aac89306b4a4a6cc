import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation';
import { type MenuAction } from '../buttons/ActionMenu';

/**
 * The ways in which one of several entries can be moved from where it is, as its menu offers them: a step, or as far as
 * it goes where that is more than a step.
 */
export function useMoveActions(): (
  position: number,
  total: number,
  onMove: (to: number) => void,
) => MenuAction[] {
  const { t } = useTranslation('ordering');
  return (position, total, onMove) => {
    const last = total - 1;
    const ways: readonly (MenuAction & { possible: boolean })[] = [
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
    return ways.flatMap(({ possible, ...action }) => (possible ? [action] : []));
  };
}
