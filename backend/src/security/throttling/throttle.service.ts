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
import { KeyRingService } from '../key-ring.service.js';
import { type ClientKey, clientKeys } from './client-keys.js';

/** What is counted in the memory of each process: a write for every read would cost more than it protects. */
const IN_MEMORY: ReadonlySet<ThrottleName> = new Set(['READ', 'RENDER', 'REPORT'] as const);

/** Where a count stands. */
export interface ThrottleCount extends ThrottleRule {
  /** Whether the last one was within the limit. */
  isWithin: boolean;
  /** How many more are. */
  remaining: number;
  /** The seconds after which the window is over. */
  resetS: number;
}

/**
 * Counts how often something is done: in PostgreSQL, so that the count holds for every process, but for what is only
 * read.
 */
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
   * @returns null where that is within the limit, else the seconds after which the next one is
   */
  async consume(name: ThrottleName, key: string): Promise<number | null> {
    return waitOf(await this.count(name, key));
  }

  /**
   * Counts one more for a client, and for the network that it is in.
   *
   * @returns null where that is within the limits of both, else the seconds after which the next one is
   */
  async consumeClient(name: ThrottleName, address: string): Promise<number | null> {
    return waitOf(await this.countClient(name, address));
  }

  /** Counts one more for the key, and tells where its count stands. */
  async count(name: ThrottleName, key: string): Promise<ThrottleCount> {
    return this.countShare(name, { key, share: 1 });
  }

  /** Counts one more for a client, and for the network that it is in, and tells where the nearer limit stands. */
  async countClient(name: ThrottleName, address: string): Promise<ThrottleCount> {
    const [narrow, ...wider] = clientKeys(address);
    let nearest = await this.countShare(name, narrow);
    for (const each of wider) {
      // What is refused for one client counts nothing against its neighbours.
      if (!nearest.isWithin) break;
      const counted = await this.countShare(name, each);
      if (!counted.isWithin || counted.remaining < nearest.remaining) nearest = counted;
    }
    return nearest;
  }

  /** Whether the limit of the key is used up, without counting. */
  async isUsedUp(name: ThrottleName, key: string): Promise<boolean> {
    const counted = await this.limiter(name, 1).get(this.keptKey(name, key));
    return counted !== null && counted.remainingPoints <= 0;
  }

  /** Takes one back that was counted, where what it was counted for has not happened. */
  async giveBack(name: ThrottleName, key: string): Promise<void> {
    await this.limiter(name, 1).reward(this.keptKey(name, key));
  }

  /** Takes back one that was counted for a client. */
  async giveBackClient(name: ThrottleName, address: string): Promise<void> {
    for (const { key, share } of clientKeys(address))
      await this.limiter(name, share).reward(this.keptKey(name, key));
  }

  /** Forgets what was counted for the key. */
  async forget(name: ThrottleName, key: string): Promise<void> {
    await this.limiter(name, 1).delete(this.keptKey(name, key));
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

  /** The key is hashed where it is stored: what people try to reach, and from where, is not kept in clear. */
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
    });
  }
}

function waitOf({ isWithin, resetS }: ThrottleCount): number | null {
  return isWithin ? null : resetS;
}
