import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { KnownDevicesService } from '../../../security/login-lock/known-devices.service.js';
import { type IssuedTokens, SessionsService } from '../../../security/sessions/sessions.service.js';
import { AccountsRepository } from '../../accounts/accounts.repository.js';
import { LogInNoticesService } from '../../auth/log-in-notices.service.js';

/** The browser in which somebody signs in. */
export interface SigningInDevice {
  /** What it keeps of an earlier sign-in, if anything. */
  knownDevice: string | null;
  userAgent: string | null;
}

/** Sessions of people whom a provider has verified. */
@Injectable()
export class SocialSessionsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly knownDevices: KnownDevicesService,
    private readonly accounts: AccountsRepository,
    private readonly notices: LogInNoticesService,
  ) {}

  /** Begins a session; an owner with an address is told by mail where the browser never signed in before. */
  async begin(
    tx: EntityManager,
    accountId: string,
    { knownDevice, userAgent }: SigningInDevice,
  ): Promise<IssuedTokens> {
    if (this.knownDevices.read(knownDevice, accountId) === null) {
      const account = await this.accounts.findContactForUpdate(tx, accountId);
      if (account?.emailKey) await this.notices.postNewSignIn(tx, account.emailKey, userAgent);
    }
    return this.sessions.begin(tx, accountId, userAgent);
  }
}
