import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import { LeaveGuard } from '../components/forms/LeaveGuard';
import { CONTENT_ID, SkipLink } from '../components/site/SkipLink';
import { STORAGE_KEYS } from '../config/storage-keys';
import { useDoubleClickGuard } from '../hooks/useDoubleClickGuard';
import { uncloakPage } from '../theme/page-cloak';
import { useGuardMessages } from './guards/guard-messages';
import { NavigationChain } from './navigation/NavigationChain';
import { NavigationProgress } from './NavigationProgress';
import { usePagePrefetch } from './prefetch-pages';
import { RouterNavigation } from './RouterNavigation';
import { scrollKey } from './scroll-key';

/** Focuses the content after a navigation, as after a page load. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById(CONTENT_ID);
    // The page may have focused a field.
    if (content?.contains(document.activeElement) !== true) content?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Shows a cloaked page once its guards have finished. */
function usePageUncloak(): void {
  const revalidation = useRevalidator().state;
  const navigation = useNavigation().state;
  const isSettled = revalidation === 'idle' && navigation === 'idle';
  useLayoutEffect(() => {
    if (isSettled) uncloakPage();
  }, [isSettled]);
}

/** The root route of the application. */
export function Root() {
  useDoubleClickGuard();
  useFocusOnNavigation();
  useGuardMessages();
  usePagePrefetch();
  usePageUncloak();
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
