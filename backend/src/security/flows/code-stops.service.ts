import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { EmailHashService } from '../email-hash.service.js';
import { hashToken } from '../token-hash.js';
import { ThrottleService } from '../throttling/throttle.service.js';
import { type Standing } from './browser-trust.service.js';
import { CodesStopped } from './flow.errors.js';
import { CodeStopsRepository } from './code-stops.repository.js';

/** An attempt, counted before its code is compared. */
interface CodeTry {
  /** How many more wrong codes are allowed; 0 means that codes stop if this one is wrong. */
  left: number;
  /** Seconds until the count is reset. */
  endsInS: number;
}

/**
 * Limits the wrong codes per address and day, over all of its flows. Beyond the limit no code is accepted or mailed.
 * Trusted browsers have counts of their own, so that strangers cannot lock the owner out.
 */
@Injectable()
export class CodeStopsService {
  private readonly logger = new Logger(CodeStopsService.name);

  constructor(
    private readonly throttle: ThrottleService,
    private readonly stops: CodeStopsRepository,
    private readonly emailHash: EmailHashService,
  ) {}

  /**
   * Counts an attempt as a wrong one until it is forgiven, so that parallel attempts cannot exceed the limit.
   *
   * @throws CodesStopped
   */
  async begin(emailKey: string, standing: Standing): Promise<CodeTry> {
    const { isWithin, remaining, resetS } = await this.throttle.count(
      'WRONG_CODE',
      countKey(emailKey, standing),
    );
    if (!isWithin) throw new CodesStopped(resetS);
    return { left: remaining, endsInS: resetS };
  }

  /** Uncounts an attempt whose code was right or was not compared. */
  async forgive(emailKey: string, standing: Standing): Promise<void> {
    await this.throttle.giveBack('WRONG_CODE', countKey(emailKey, standing));
  }

  /** Whether codes for the address are stopped in the browser. */
  async holdFor(emailKey: string, standing: Standing): Promise<boolean> {
    return this.throttle.isUsedUp('WRONG_CODE', countKey(emailKey, standing));
  }

  /**
   * Records that codes have stopped for untrusted browsers.
   *
   * @returns the token for the owner's link, or null when one was sent already
   */
  async openLink(tx: EntityManager, emailKey: string, expiresAt: Date): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    const emailHash = this.emailHash.of(emailKey);
    if (!(await this.stops.insert(tx, { emailHash, tokenHash: hashToken(token), expiresAt }))) return null;
    this.logger.warn({ event: 'codes.stopped', emailHash: this.emailHash.inLog(emailKey) });
    return token;
  }

  /** Consumes a link; returns the hash of its address, or null when the link is invalid. */
  async useLink(token: string): Promise<Buffer | null> {
    return this.stops.useLink(hashToken(token));
  }
}

/** Untrusted browsers share one count; a trusted one has its own. */
function countKey(emailKey: string, { deviceId }: Standing): string {
  return deviceId === null ? emailKey : `${emailKey} ${deviceId}`;
}
