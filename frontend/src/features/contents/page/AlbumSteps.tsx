import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../components/buttons/IconButton';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from './AlbumSteps.module.css';

interface AlbumStepsProps {
  /** The position of the medium that is seen. */
  shown: number;
  total: number;
  onShow: (position: number) => void;
}

/** Where one is among several media, and the ways to the next and the one before. */
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
