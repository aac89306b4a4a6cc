import { stopKeptPostgres } from './postgres-keeper.js';

/** Stops the PostgreSQL of the test run and waits until its files are gone. */
export default function stopPostgres(): Promise<void> {
  return stopKeptPostgres(globalThis.hitohiraTestKeeper);
}
