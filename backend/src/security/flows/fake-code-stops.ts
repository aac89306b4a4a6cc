import { type EntityManager } from 'typeorm';
import { type CodeStop } from './code-stop.entity.js';
import { type CodeStopsRepository } from './code-stops.repository.js';

/** Stopped codes in memory. Stops never expire. */
export class FakeCodeStops implements Pick<CodeStopsRepository, 'insert' | 'useLink'> {
  private stops: CodeStop[] = [];

  insert(_tx: EntityManager, stop: CodeStop): Promise<boolean> {
    const isNew = !this.stops.some(({ emailHash }) => emailHash.equals(stop.emailHash));
    if (isNew) this.stops.push(stop);
    return Promise.resolve(isNew);
  }

  useLink(tokenHash: Buffer): Promise<Buffer | null> {
    const stop = this.stops.find((each) => each.tokenHash?.equals(tokenHash));
    if (stop) stop.tokenHash = null;
    return Promise.resolve(stop?.emailHash ?? null);
  }
}
