import { createContext, useContext } from 'react';

/** Whether the browser has taken the page over. */
export const HydratedContext = createContext(false);

/** False on the server and while the browser takes over, true from then on: for what only a browser can do. */
export function useHydrated(): boolean {
  return useContext(HydratedContext);
}
