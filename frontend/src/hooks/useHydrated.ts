import { createContext, useContext } from 'react';

/** Whether the page is hydrated. */
export const HydratedContext = createContext(false);

/** False on the server and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useContext(HydratedContext);
}
