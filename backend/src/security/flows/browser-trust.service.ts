import { type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { type CookieKind, setCookie } from '../../common/http/cookies.js';
import { COOKIES } from '../cookies.js';
import { currentRequest } from '../../common/http/request-context.js';
import { AppConfig } from '../../config/app-config.js';
import { EmailHashService } from '../email-hash.service.js';
import { KnownDevicesService } from '../login-lock/known-devices.service.js';

/** A browser's relation to an address: its owner's, one that opened a mail sent to it, or unknown. */
export type Standing =
  | { as: 'owner'; deviceId: string }
  | { as: 'mailbox'; deviceId: string }
  | { as: 'stranger'; deviceId: null };

const STRANGER: Standing = { as: 'stranger', deviceId: null };

/** Decides how far a browser is trusted for an address. */
@Injectable()
export class BrowserTrustService {
  constructor(
    private readonly config: AppConfig,
    private readonly knownDevices: KnownDevicesService,
    private readonly emailHash: EmailHashService,
  ) {}

  /**
   * The trust of the current request's browser for an address.
   *
   * @param accountId the account with this confirmed address, or null when the flow must not depend on it
   */
  trustOf(emailKey: string, accountId: string | null): Standing {
    const cookies = currentRequest()?.cookies() ?? {};
    const known = (kind: CookieKind, to: string) => this.knownDevices.read(cookies[kind.name] ?? null, to);
    const owner = accountId === null ? null : known(COOKIES.knownDevice, accountId);
    if (owner !== null) return { as: 'owner', deviceId: owner };
    const mailbox = known(COOKIES.mailboxPass, mailboxOf(this.emailHash.of(emailKey)));
    return mailbox === null ? STRANGER : { as: 'mailbox', deviceId: mailbox };
  }

  /** Trusts the browser with an address's codes, for as long as codes may be stopped for it. */
  trustForMailbox(response: ServerResponse, emailHash: Buffer): void {
    const lifeS = this.config.throttles.WRONG_CODE.windowS;
    setCookie(response, COOKIES.mailboxPass, this.knownDevices.issue(mailboxOf(emailHash), null, lifeS), {
      maxAgeS: lifeS,
      secure: this.config.secure,
    });
  }
}

/** The subject of a mailbox's device token; accounts use their id. */
function mailboxOf(emailHash: Buffer): string {
  return `mailbox ${emailHash.toString('hex')}`;
}
