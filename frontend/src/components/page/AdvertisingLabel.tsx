import { lazy, Suspense, useContext } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { useTranslation } from '../../i18n/useTranslation';
import { LinkSwitchContext, LinkSwitchNeedContext } from './advertising';
import styles from './AdvertisingLabel.module.css';

// Few pages need it.
const LinkSwitch = lazy(() => import('./LinkSwitch'));

/** Labels a block with affiliate links. Also starts LinkSwitch, so that it never runs on a page without the label. */
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
