import { type DehydratedState } from '@tanstack/react-query';
import { type BootData } from '../config/boot-data';

/** The boot data of the application. */
export interface ApplicationBoot extends BootData {
  queries: DehydratedState;
}

/** Marks all queries as just updated: the clocks of server and browser may differ. */
export function withFreshTimestamps(queries: DehydratedState): DehydratedState {
  const now = Date.now();
  return {
    ...queries,
    queries: queries.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })),
  };
}
