import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { KnownDevicesService } from '../../../security/login-lock/known-devices.service.js';
import { type IssuedTokens, SessionsService } from '../../../security/sessions/sessions.service.js';
import { LogInNoticesService } from '../../auth/log-in-notices.service.js';

/** The signing-in browser. */
export interface SigningInDevice {
  /** Its known-device cookie, if any. */
  knownDevice: string | null;
  userAgent: string | null;
}

/** Starts sessions after social login. */
@Injectable()
export class SocialSessionsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly knownDevices: KnownDevicesService,
    private readonly notices: LogInNoticesService,
  ) {}

  /** Starts a session. The owner is notified by mail if the browser is new. */
  async begin(
    tx: EntityManager,
    accountId: string,
    { knownDevice, userAgent }: SigningInDevice,
  ): Promise<IssuedTokens> {
    if (this.knownDevices.read(knownDevice, accountId) === null)
      await this.notices.postNewSignIn(tx, accountId, userAgent);
    return this.sessions.begin(tx, accountId, userAgent);
  }
}
