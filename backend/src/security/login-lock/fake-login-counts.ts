import { type LockRule, type LoginCountKey, type LoginCountsRepository } from './login-counts.repository.js';

const keyOf = ({ emailHash, deviceId }: LoginCountKey) => `${emailHash.toString('hex')} ${deviceId}`;

/** Counts of wrong passwords in memory. Windows and locks never end. */
export class FakeLoginCounts implements Pick<
  LoginCountsRepository,
  'add' | 'lockedForS' | 'removeNewest' | 'delete' | 'deleteByEmail'
> {
  private readonly counts = new Map<string, number>();

  add(key: LoginCountKey, { maxFailures }: LockRule): Promise<{ locks: boolean } | null> {
    const count = (this.counts.get(keyOf(key)) ?? 0) + 1;
    if (count > maxFailures) return Promise.resolve(null);
    this.counts.set(keyOf(key), count);
    return Promise.resolve({ locks: count === maxFailures });
  }

  /** Not simulated. */
  lockedForS(): Promise<number> {
    return Promise.resolve(0);
  }

  removeNewest(key: LoginCountKey): Promise<void> {
    this.counts.set(keyOf(key), (this.counts.get(keyOf(key)) ?? 1) - 1);
    return Promise.resolve();
  }

  delete(key: LoginCountKey): Promise<void> {
    this.counts.delete(keyOf(key));
    return Promise.resolve();
  }

  deleteByEmail(emailHash: Buffer): Promise<boolean> {
    const keys = [...this.counts.keys()].filter((key) => key.startsWith(`${emailHash.toString('hex')} `));
    for (const key of keys) this.counts.delete(key);
    return Promise.resolve(keys.length > 0);
  }
}
