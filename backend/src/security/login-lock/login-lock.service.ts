import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config.js';
import { EmailHashService, shortHash } from '../email-hash.service.js';
import { KnownDevicesService } from './known-devices.service.js';
import { type LockRule, type LoginCountKey, LoginCountsRepository } from './login-counts.repository.js';
import { LoginLocked } from './login-lock.errors.js';

/** The window in which wrong passwords count, in seconds. */
export const FAILURE_WINDOW_S = 900;

/** The address and browser of an attempt. */
export interface LoginRequest {
  emailKey: string;
  /** The address's account, if any. */
  accountId: string | null;
  /** The browser's device token, if any. */
  knownDevice: string | null;
}

/** An attempt, counted before its password is compared. */
export interface LoginAttempt extends LoginCountKey {
  accountId: string | null;
  /** Whether the address is locked if this attempt is wrong. */
  locks: boolean;
}

/**
 * Prevents guessing of passwords: after a few wrong ones for an address, known or not, logins are refused for a while.
 * Attempts are counted before the comparison, so that parallel ones cannot exceed the limit. A known browser has its
 * own count, so that strangers cannot lock the owner out.
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
   * Counts an attempt as a wrong one until it is forgiven or undone.
   *
   * @throws LoginLocked while the address is locked; this does not prolong the lock
   */
  async begin({ emailKey, accountId, knownDevice }: LoginRequest): Promise<LoginAttempt> {
    const key = {
      emailHash: this.emailHash.of(emailKey),
      deviceId: (accountId && this.knownDevices.read(knownDevice, accountId)) ?? '',
    };
    const counted = await this.counts.add(key, this.rule);
    if (counted) return { ...key, ...counted, accountId };
    this.logger.warn({ event: 'login.refused', accountId, emailHash: shortHash(key.emailHash) });
    throw new LoginLocked(Math.max(1, await this.counts.lockedForS(key)));
  }

  /** Resets the count after a right password. */
  async forgive({ emailHash, deviceId }: LoginAttempt): Promise<void> {
    await this.counts.delete({ emailHash, deviceId });
  }

  /** Uncounts an attempt whose password was not compared. */
  async takeBack(loginTry: LoginAttempt): Promise<void> {
    await this.counts.removeNewest(loginTry);
  }

  /** Logs an attempt that failed, and the lock that it causes. */
  fail({ accountId, emailHash, locks }: LoginAttempt, reason: 'wrong-credentials' | 'code-needed'): void {
    const who = { accountId, emailHash: shortHash(emailHash) };
    this.logger.warn({ event: 'login.failed', reason, ...who });
    if (locks) this.logger.warn({ event: 'login.locked', ...who });
  }

  /**
   * Removes all counts and locks of an address.
   *
   * @param tx the transaction that proves the ownership of the mailbox, if any
   * @returns whether there was a count
   */
  async unlock(emailKey: string, tx?: EntityManager): Promise<boolean> {
    return this.counts.deleteByEmail(this.emailHash.of(emailKey), tx);
  }
}
