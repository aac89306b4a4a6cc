import { lazy, Suspense, useContext } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { useTranslation } from '../../i18n/useTranslation';
import { LinkSwitchContext, LinkSwitchNeedContext } from './advertising';
import styles from './AdvertisingLabel.module.css';

// For the pages of few creators.
const LinkSwitch = lazy(() => import('./LinkSwitch'));

/**
 * Says of a block that somebody may earn with what is in it. LinkSwitch runs where this stands and nowhere else: no page
 * has the one without the other.
 */
export function AdvertisingLabel() {
  const { t } = useTranslation('profile');
  const run = useContext(LinkSwitchContext);
  const need = useContext(LinkSwitchNeedContext);
  const hydrated = useHydrated();
  if (run !== null) need?.();
  return (
    <>
      <p className={styles.label}>{t('advertising')}</p>
      {run !== null && run.script !== null && hydrated && (
        <Suspense>
          <LinkSwitch pid={run.pid} script={run.script} />
        </Suspense>
      )}
    </>
  );
}
