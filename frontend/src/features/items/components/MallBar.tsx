import { Store } from 'lucide-react';
import { Button } from '../../../components/buttons/Button';
import { useHydrated } from '../../../hooks/useHydrated';
import { useMall } from '../../../hooks/useMall';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from './MallBar.module.css';

/** Shows the visitor's mall and changes it. */
export function MallBar({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('profile');
  const hydrated = useHydrated();
  const mall = useMall();
  return (
    <div className={styles.bar}>
      {hydrated && (
        <Button
          variant="text"
          size="small"
          startIcon={<Store size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onChange}
        >
          {mall === null ? t('items.chooseMall') : t('items.mall', { mall: t(`malls.names.${mall}`) })}
        </Button>
      )}
    </div>
  );
}
