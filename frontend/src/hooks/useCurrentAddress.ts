import { createContext, useContext } from 'react';
import { useHydrated } from './useHydrated';
import { useSiteNavigation } from './useSiteNavigation';

/** Whether the server wrote what is shown once for every address, as it does with what is missing or failed. */
export const SharedMarkupContext = createContext(false);

/**
 * Path and query of the page that is shown, for links that lead on from it. What stands at every address knows none until
 * the browser has taken it over: its links lead on from the front page.
 */
export function useCurrentAddress(): { pathname: string; search: string } {
  const { pathname, search } = useSiteNavigation();
  const hydrated = useHydrated();
  const standsEverywhere = useContext(SharedMarkupContext);
  return standsEverywhere && !hydrated ? { pathname: '/', search: '' } : { pathname, search };
}
