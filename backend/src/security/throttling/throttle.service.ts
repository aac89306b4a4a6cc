import { Injectable } from '@nestjs/common';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppConfig, type ThrottleRule } from '../../config/app-config.js';
import { type ThrottleName } from '../../config/environment.js';
import { deleteInChunks } from '../../database/delete-in-chunks.js';
import { KeyRingService } from '../key-ring.service.js';
import { type ClientKey, clientKeys } from './client-keys.js';

/** Counted in memory: a database write per read or press would cost too much. */
const IN_MEMORY: ReadonlySet<ThrottleName> = new Set(['READ', 'RENDER', 'REPORT', 'PRESS'] as const);

/** The state of a count. */
export interface ThrottleCount extends ThrottleRule {
  /** Whether the last call was within the limit. */
  isWithin: boolean;
  /** The remaining calls. */
  remaining: number;
  /** Seconds until the window resets. */
  resetS: number;
}

/** Counts calls in PostgreSQL, across all processes; reads are counted per process. */
@Injectable()
export class ThrottleService {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly keys: KeyRingService,
  ) {}

  /**
   * Counts one more for the key.
   *
   * @returns null within the limit, else the seconds to wait
   */
  async consume(name: ThrottleName, key: string): Promise<number | null> {
    return waitOf(await this.count(name, key));
  }

  /**
   * Counts one more for a client and its network.
   *
   * @returns null within both limits, else the seconds to wait
   */
  async consumeClient(name: ThrottleName, address: string): Promise<number | null> {
    return waitOf(await this.countClient(name, address));
  }

  /** Counts one more for the key and returns its state. */
  async count(name: ThrottleName, key: string): Promise<ThrottleCount> {
    return this.countShare(name, { key, share: 1 });
  }

  /** Counts one more for a client and its network, and returns the state of the nearer limit. */
  async countClient(name: ThrottleName, address: string): Promise<ThrottleCount> {
    const [narrow, ...wider] = clientKeys(address);
    let nearest = await this.countShare(name, narrow);
    for (const each of wider) {
      // A refused call does not count against the network.
      if (!nearest.isWithin) break;
      const counted = await this.countShare(name, each);
      if (!counted.isWithin || counted.remaining < nearest.remaining) nearest = counted;
    }
    return nearest;
  }

  /** Whether the limit is used up; counts nothing. */
  async isUsedUp(name: ThrottleName, key: string): Promise<boolean> {
    const counted = await this.limiter(name, 1).get(this.keptKey(name, key));
    return counted !== null && counted.remainingPoints <= 0;
  }

  /** Uncounts one call. */
  async giveBack(name: ThrottleName, key: string): Promise<void> {
    await this.limiter(name, 1).reward(this.keptKey(name, key));
  }

  /** Uncounts one call of a client. */
  async giveBackClient(name: ThrottleName, address: string): Promise<void> {
    for (const { key, share } of clientKeys(address))
      await this.limiter(name, share).reward(this.keptKey(name, key));
  }

  /** Resets the count of the key. */
  async forget(name: ThrottleName, key: string): Promise<void> {
    await this.limiter(name, 1).delete(this.keptKey(name, key));
  }

  /** Deletes the counts whose window has ended. */
  async deleteExpired(): Promise<void> {
    await deleteInChunks(this.dataSource, 'throttle_counts', 'expire < $1', [Date.now()]);
  }

  private async countShare(name: ThrottleName, { key, share }: ClientKey): Promise<ThrottleCount> {
    const { limit, windowS } = this.config.throttles[name];
    const toCount = (
      isWithin: boolean,
      { remainingPoints, msBeforeNext }: RateLimiterRes,
    ): ThrottleCount => ({
      limit: limit * share,
      windowS,
      isWithin,
      remaining: Math.max(0, remainingPoints),
      resetS: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    });
    try {
      return toCount(true, await this.limiter(name, share).consume(this.keptKey(name, key)));
    } catch (outcome) {
      if (outcome instanceof RateLimiterRes) return toCount(false, outcome);
      throw outcome;
    }
  }

  /** Keys are stored hashed, because they contain addresses. */
  private keptKey(name: ThrottleName, key: string): string {
    return IN_MEMORY.has(name) ? key : this.keys.mac('throttle-key', name, key).toString('base64url');
  }

  private limiter(name: ThrottleName, share: number): RateLimiterAbstract {
    const known = this.limiters.get(`${name} ${share}`);
    if (known) return known;
    const limiter = this.makeLimiter(name, share);
    this.limiters.set(`${name} ${share}`, limiter);
    return limiter;
  }

  private makeLimiter(name: ThrottleName, share: number): RateLimiterAbstract {
    const { limit, windowS } = this.config.throttles[name];
    const rule = { keyPrefix: name, points: limit * share, duration: windowS };
    if (IN_MEMORY.has(name)) return new RateLimiterMemory(rule);
    return new RateLimiterPostgres({
      ...rule,
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'throttle_counts',
      tableCreated: true,
      // Each limiter of each process would clear the whole table. The hourly sweep does it once.
      clearExpiredByTimeout: false,
    });
  }
}

function waitOf({ isWithin, resetS }: ThrottleCount): number | null {
  return isWithin ? null : resetS;
}
