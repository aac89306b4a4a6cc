import { createContext } from 'react';
import { type PageStatus } from './page-status';

/** The site is closed for a while. */
export interface Maintenance {
  /** When it is expected back, in ISO 8601; null where nobody knows. */
  endsAt: string | null;
}

/** What the server said of maintenance when it wrote the document; null while the site is open. */
export const MaintenanceContext = createContext<Maintenance | null>(null);

/** What the server made of an address. */
export interface DocumentState {
  status: PageStatus;
  maintenance: Maintenance | null;
}

/** Whether the page of maintenance stands in the place of every other. */
export function isClosed({ status, maintenance }: DocumentState): boolean {
  return status === 503 && maintenance !== null;
}
