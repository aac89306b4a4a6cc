import { type ThrottleName } from '../../config/environment.js';
import { type ThrottleCount, type ThrottleService } from './throttle.service.js';

const WINDOW_S = 3600;

/** Throttles in memory. Windows never end. */
export class FakeThrottle implements Pick<ThrottleService, keyof ThrottleService> {
  private readonly counts = new Map<string, number>();

  /** @param limits the limits of a test; all others are infinite */
  constructor(private readonly limits: Partial<Record<ThrottleName, number>>) {}

  async consume(name: ThrottleName, key: string): Promise<number | null> {
    const { isWithin, resetS } = await this.count(name, key);
    return isWithin ? null : resetS;
  }

  consumeClient(name: ThrottleName, address: string): Promise<number | null> {
    return this.consume(name, address);
  }

  count(name: ThrottleName, key: string): Promise<ThrottleCount> {
    const limit = this.limits[name] ?? Infinity;
    const remaining = limit - this.add(name, key, 1);
    return Promise.resolve({
      limit,
      windowS: WINDOW_S,
      isWithin: remaining >= 0,
      remaining: Math.max(0, remaining),
      resetS: WINDOW_S,
    });
  }

  countClient(name: ThrottleName, address: string): Promise<ThrottleCount> {
    return this.count(name, address);
  }

  isUsedUp(name: ThrottleName, key: string): Promise<boolean> {
    return Promise.resolve(this.add(name, key, 0) >= (this.limits[name] ?? Infinity));
  }

  giveBack(name: ThrottleName, key: string): Promise<void> {
    this.add(name, key, -1);
    return Promise.resolve();
  }

  giveBackClient(name: ThrottleName, address: string): Promise<void> {
    return this.giveBack(name, address);
  }

  deleteExpired(): Promise<void> {
    return Promise.resolve();
  }

  forget(name: ThrottleName, key: string): Promise<void> {
    this.counts.delete(`${name} ${key}`);
    return Promise.resolve();
  }

  private add(name: ThrottleName, key: string, points: number): number {
    const count = (this.counts.get(`${name} ${key}`) ?? 0) + points;
    this.counts.set(`${name} ${key}`, count);
    return count;
  }
}
