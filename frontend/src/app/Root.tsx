import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import { LeaveGuard } from '../components/forms/LeaveGuard';
import { CONTENT_ID, SkipLink } from '../components/site/SkipLink';
import { STORAGE_KEYS } from '../config/storage-keys';
import { uncloakPage } from '../theme/page-cloak';
import { useGuardMessages } from './guards/guard-messages';
import { NavigationChain } from './navigation/NavigationChain';
import { NavigationProgress } from './NavigationProgress';
import { usePrefetchedPages } from './prefetch-pages';
import { RouterNavigation } from './RouterNavigation';
import { scrollKey } from './scroll-key';

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
    if (isSettled) uncloakPage();
  }, [isSettled]);
}

/** What all pages of the application have in common around them. */
export function Root() {
  useFocusOnNavigation();
  useGuardMessages();
  usePrefetchedPages();
  useReleasedPage();
  return (
    <RouterNavigation>
      <SkipLink />
      <NavigationProgress />
      <NavigationChain />
      <Outlet />
      <LeaveGuard />
      <ScrollRestoration getKey={scrollKey} storageKey={STORAGE_KEYS.scrollPositions} />
    </RouterNavigation>
  );
}
