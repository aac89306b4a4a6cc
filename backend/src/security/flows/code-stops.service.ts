import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { EmailHashService } from '../email-hash.service.js';
import { hashToken } from '../token-hash.js';
import { ThrottleService } from '../throttling/throttle.service.js';
import { type Standing } from './browser-trust.service.js';
import { CodesStopped } from './flow.errors.js';
import { CodeStopsRepository } from './code-stops.repository.js';

/** A try that was counted before its code was compared. */
interface CodeTry {
  /** How many more wrong ones there may be; none means that codes stop if this one is wrong. */
  left: number;
  /** The seconds until all of them are forgotten. */
  endsInS: number;
}

/**
 * Bounds how many wrong codes are tried for one address in a day, over all of its flows. Beyond that no code is taken and
 * none is mailed. Browsers that the address knows have counts of their own, so that strangers cannot keep its owner out.
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
   * Counts a try as a wrong one, unless `forgive` says otherwise: of many at once no more get through than may.
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

  /** The code was right, or was not compared after all. */
  async forgive(emailKey: string, standing: Standing): Promise<void> {
    await this.throttle.giveBack('WRONG_CODE', countKey(emailKey, standing));
  }

  /** Whether the browser can use no codes of the address for now. */
  async holdFor(emailKey: string, standing: Standing): Promise<boolean> {
    return this.throttle.isUsedUp('WRONG_CODE', countKey(emailKey, standing));
  }

  /**
   * Notes that codes have stopped for strangers.
   *
   * @returns the token for the link that goes to the owner, or null where one has gone already
   */
  async openLink(tx: EntityManager, emailKey: string, expiresAt: Date): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    const emailHash = this.emailHash.of(emailKey);
    if (!(await this.stops.insert(tx, { emailHash, tokenHash: hashToken(token), expiresAt }))) return null;
    this.logger.warn({ event: 'codes.stopped', emailHash: this.emailHash.inLog(emailKey) });
    return token;
  }

  /** Uses up a link; the hash of the address that it went to, or null where it leads nowhere. */
  async useLink(token: string): Promise<Buffer | null> {
    return this.stops.useLink(hashToken(token));
  }
}

/** Strangers share one count; a browser that the address knows has its own. */
function countKey(emailKey: string, { deviceId }: Standing): string {
  return deviceId === null ? emailKey : `${emailKey} ${deviceId}`;
}
