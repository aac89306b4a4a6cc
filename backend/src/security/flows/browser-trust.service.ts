import { type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { type CookieKind, COOKIES, setCookie } from '../../common/http/cookies.js';
import { currentRequest } from '../../common/http/request-context.js';
import { AppConfig } from '../../config/app-config.js';
import { EmailHashService } from '../email-hash.service.js';
import { KnownDevicesService } from '../login-lock/known-devices.service.js';

/** What a browser is to an address: its owner's, one in which its mails are read, or a stranger's. */
export type Standing =
  | { as: 'owner'; deviceId: string }
  | { as: 'mailbox'; deviceId: string }
  | { as: 'stranger'; deviceId: null };

const STRANGER: Standing = { as: 'stranger', deviceId: null };

/** Tells browsers that an address knows from those of strangers. */
@Injectable()
export class BrowserTrustService {
  constructor(
    private readonly config: AppConfig,
    private readonly knownDevices: KnownDevicesService,
    private readonly emailHash: EmailHashService,
  ) {}

  /**
   * What the browser of the current request is to an address.
   *
   * @param accountId the account whose confirmed address it is, as far as the flow may know
   */
  standingOf(emailKey: string, accountId: string | null): Standing {
    const cookies = currentRequest()?.cookies() ?? {};
    const known = (kind: CookieKind, to: string) => this.knownDevices.read(cookies[kind.name] ?? null, to);
    const owner = accountId === null ? null : known(COOKIES.knownDevice, accountId);
    if (owner !== null) return { as: 'owner', deviceId: owner };
    const mailbox = known(COOKIES.mailboxPass, mailboxOf(this.emailHash.of(emailKey)));
    return mailbox === null ? STRANGER : { as: 'mailbox', deviceId: mailbox };
  }

  /** Makes the browser one in which the mails of an address are read, for as long as codes may be stopped for it. */
  letPass(response: ServerResponse, emailHash: Buffer): void {
    const lifeS = this.config.throttles.WRONG_CODE.windowS;
    setCookie(response, COOKIES.mailboxPass, this.knownDevices.issue(mailboxOf(emailHash), null, lifeS), {
      maxAgeS: lifeS,
      secure: this.config.secure,
    });
  }
}

/** Names a mailbox where accounts are named by their ids. */
function mailboxOf(emailHash: Buffer): string {
  return `mailbox ${emailHash.toString('hex')}`;
}
