import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config.js';
import { EmailHashService, shortHash } from '../email-hash.service.js';
import { KnownDevicesService } from './known-devices.service.js';
import { type LockRule, type LoginCountKey, LoginCountsRepository } from './login-counts.repository.js';
import { LoginLocked } from './login-lock.errors.js';

/** Wrong passwords count together when they are tried within this time, in seconds. */
export const FAILURE_WINDOW_S = 900;

/** Who tries to log in. */
export interface LoginTrier {
  emailKey: string;
  /** The account of the address, if it has one. */
  accountId: string | null;
  /** What the browser keeps of an earlier sign-in, if anything. */
  knownDevice: string | null;
}

/** A try that was counted before its password is compared. */
export interface LoginTry extends LoginCountKey {
  accountId: string | null;
  /** Whether the address is locked if this one is wrong. */
  locks: boolean;
}

/**
 * Keeps passwords from being guessed: after some wrong ones for an address, known or not, none is compared for a while.
 * Every try is counted before the comparison and forgiven where it was right, so that many at once get no more of them.
 * A browser that has signed in to the account before has a count of its own: strangers cannot keep a creator out.
 */
@Injectable()
export class LoginLockService {
  private readonly logger = new Logger(LoginLockService.name);
  private readonly rule: LockRule;

  constructor(
    { login }: AppConfig,
    private readonly counts: LoginCountsRepository,
    private readonly knownDevices: KnownDevicesService,
    private readonly emailHash: EmailHashService,
  ) {
    this.rule = { ...login, windowS: FAILURE_WINDOW_S };
  }

  /**
   * Counts a try as a wrong one, unless `forgive` or `takeBack` says otherwise.
   *
   * @throws LoginLocked while no password is compared for the address; asking prolongs nothing
   */
  async begin({ emailKey, accountId, knownDevice }: LoginTrier): Promise<LoginTry> {
    const key = {
      emailHash: this.emailHash.of(emailKey),
      deviceId: (accountId && this.knownDevices.read(knownDevice, accountId)) ?? '',
    };
    const counted = await this.counts.add(key, this.rule);
    if (counted) return { ...key, ...counted, accountId };
    this.logger.warn({ event: 'login.refused', accountId, emailHash: shortHash(key.emailHash) });
    throw new LoginLocked(Math.max(1, await this.counts.lockedForS(key)));
  }

  /** The password was right: the count begins anew. */
  async forgive({ emailHash, deviceId }: LoginTry): Promise<void> {
    await this.counts.delete({ emailHash, deviceId });
  }

  /** The password was not compared after all. */
  async takeBack(loginTry: LoginTry): Promise<void> {
    await this.counts.removeNewest(loginTry);
  }

  /** The try stays counted: tells the log, and of the lock where one begins. */
  fail({ accountId, emailHash, locks }: LoginTry, reason: 'wrong-credentials' | 'code-needed'): void {
    const who = { accountId, emailHash: shortHash(emailHash) };
    this.logger.warn({ event: 'login.failed', reason, ...who });
    if (locks) this.logger.warn({ event: 'login.locked', ...who });
  }

  /**
   * Lifts every lock of an address: for whoever has shown that the mailbox is theirs, and for the operator.
   *
   * @param tx the transaction that proves it, where there is one
   * @returns whether anything was counted
   */
  async unlock(emailKey: string, tx?: EntityManager): Promise<boolean> {
    return this.counts.deleteByEmail(this.emailHash.of(emailKey), tx);
  }
}
