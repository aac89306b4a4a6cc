import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import { LeaveGuard } from '../components/LeaveGuard';
import { EveryAddressContext } from '../hooks/useShownAddress';
import { releasePage } from '../theme/held-page';
import { useGuardMessages } from './guards/guard-messages';
import { isClosed, MaintenanceContext } from './maintenance';
import { NavigationChain } from './navigation/NavigationChain';
import { NavigationProgress } from './NavigationProgress';
import { PageStatusContext } from './page-status';
import { FailurePage } from './pages/FailurePage';
import { usePrefetchedPages } from './prefetch-pages';
import { scrollKey } from './scroll-key';
import styles from './Root.module.css';

const CONTENT_ID = 'content';

/** After a change of page the keyboard and the screen reader start at the new content, as after a full load. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById(CONTENT_ID);
    // A page that has chosen where to start, a form with its first field, keeps it.
    if (content?.contains(document.activeElement) !== true) content?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Shows a page that was held back, once its guards have been asked and have led on whom it is not for. */
function useReleasedPage(): void {
  const revalidation = useRevalidator().state;
  const navigation = useNavigation().state;
  const isSettled = revalidation === 'idle' && navigation === 'idle';
  useLayoutEffect(() => {
    if (isSettled) releasePage();
  }, [isSettled]);
}

/** What all pages have in common around them. */
export function Root() {
  const { t } = useTranslation();
  const status = useContext(PageStatusContext);
  const maintenance = useContext(MaintenanceContext);
  const location = useLocation();
  const [firstKey] = useState(location.key);
  useFocusOnNavigation();
  useGuardMessages();
  usePrefetchedPages();
  useReleasedPage();
  const isFirst = location.key === firstKey;
  const failed = isFirst && status !== 200 && !isClosed({ status, maintenance });
  const serverIsAway = isFirst && (status >= 500 || maintenance !== null);
  return (
    <>
      <a className={styles.skipLink} href={`#${CONTENT_ID}`}>
        {t('skipToContent')}
      </a>
      <NavigationProgress />
      <NavigationChain enabled={!serverIsAway} />
      <EveryAddressContext value={isFirst && (status !== 200 || maintenance !== null)}>
        {failed ? <FailurePage status={status} /> : <Outlet />}
      </EveryAddressContext>
      <LeaveGuard />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
