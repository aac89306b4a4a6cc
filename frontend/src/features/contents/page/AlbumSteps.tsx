import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../components/buttons/IconButton';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from './AlbumSteps.module.css';

interface AlbumStepsProps {
  /** The index of the visible medium. */
  shown: number;
  total: number;
  onShow: (position: number) => void;
}

/** The position in an album, and the buttons to the previous and next medium. */
export default function AlbumSteps({ shown, total, onShow }: AlbumStepsProps) {
  const { t } = useTranslation('content');
  const step = (side: 'start' | 'end') => {
    const to = side === 'start' ? shown - 1 : shown + 1;
    const Arrow = side === 'start' ? ChevronLeft : ChevronRight;
    const label = t(side === 'start' ? 'media.previous' : 'media.next');
    return (
      <IconButton
        className={styles.step}
        data-side={side}
        aria-label={label}
        title={label}
        aria-disabled={to < 0 || to >= total}
        onClick={() => onShow(to)}
      >
        <Arrow size={20} aria-hidden />
      </IconButton>
    );
  };
  return (
    <>
      <p className={styles.position} role="status">
        {t('media.position', { position: shown + 1, total })}
      </p>
      {step('start')}
      {step('end')}
    </>
  );
}
