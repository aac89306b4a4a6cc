import { type DehydratedState } from '@tanstack/react-query';
import { type BootData } from '../config/boot-data';

/** What the browser needs to hydrate a page of the application. */
export interface ApplicationBoot extends BootData {
  queries: DehydratedState;
}

/** The queries as they have just been read: the clocks of two machines need not agree. */
export function withFreshTimestamps(queries: DehydratedState): DehydratedState {
  const now = Date.now();
  return {
    ...queries,
    queries: queries.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })),
  };
}
