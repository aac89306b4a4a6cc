import { isIPv6 } from 'node:net';
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
import { KeyRing } from '../key-ring.js';

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
export class Throttle {
  private readonly limiters = new Map<ThrottleName, RateLimiterAbstract>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly keys: KeyRing,
  ) {}

  /**
   * Counts one more for the key.
   *
   * @returns null where that is within the limit, else the seconds after which the next one is
   */
  async consume(name: ThrottleName, key: string): Promise<number | null> {
    const { isWithin, resetS } = await this.count(name, key);
    return isWithin ? null : resetS;
  }

  /** Counts one more for the key, and tells where its count stands. */
  async count(name: ThrottleName, key: string): Promise<ThrottleCount> {
    const rule = this.config.throttles[name];
    const told = (isWithin: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): ThrottleCount => ({
      ...rule,
      isWithin,
      remaining: Math.max(0, remainingPoints),
      resetS: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    });
    try {
      return told(true, await this.limiter(name).consume(this.keptKey(name, key)));
    } catch (outcome) {
      if (outcome instanceof RateLimiterRes) return told(false, outcome);
      throw outcome;
    }
  }

  /** Takes one back that was counted, where what it was counted for has not happened. */
  async giveBack(name: ThrottleName, key: string): Promise<void> {
    await this.limiter(name).reward(this.keptKey(name, key));
  }

  /** Forgets what was counted for the key. */
  async forget(name: ThrottleName, key: string): Promise<void> {
    await this.limiter(name).delete(this.keptKey(name, key));
  }

  /** The key is hashed where it is stored: what people try to reach, and from where, is not kept in clear. */
  private keptKey(name: ThrottleName, key: string): string {
    return IN_MEMORY.has(name) ? key : this.keys.mac('throttle-key', name, key).toString('base64url');
  }

  private limiter(name: ThrottleName): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = this.makeLimiter(name, this.config.throttles[name]);
    this.limiters.set(name, limiter);
    return limiter;
  }

  private makeLimiter(name: ThrottleName, { limit, windowS }: ThrottleRule): RateLimiterAbstract {
    const rule = { keyPrefix: name, points: limit, duration: windowS };
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

/** What counts as one client: an IPv4 address, or the /64 that an IPv6 customer is given. */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
