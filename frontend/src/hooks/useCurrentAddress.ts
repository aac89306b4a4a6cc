import { createContext, useContext } from 'react';
import { useHydrated } from './useHydrated';
import { useSiteNavigation } from './useSiteNavigation';

/** Whether the server rendered the page once for all addresses, as it does for errors. */
export const SharedMarkupContext = createContext(false);

/** Path and query of the current page. Before hydration, markup shared by all addresses uses the front page's. */
export function useCurrentAddress(): { pathname: string; search: string } {
  const { pathname, search } = useSiteNavigation();
  const hydrated = useHydrated();
  const isShared = useContext(SharedMarkupContext);
  return isShared && !hydrated ? { pathname: '/', search: '' } : { pathname, search };
}
