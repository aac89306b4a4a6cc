import { Injectable } from '@nestjs/common';
import { MailAllowanceService, type MailAsker } from '../throttling/mail-allowance.service.js';
import { BrowserTrustService, type Standing } from './browser-trust.service.js';
import { CodeStopsService } from './code-stops.service.js';

/** Whether a code may be mailed now, to whom it may come, and out of whose budget it goes. */
@Injectable()
export class CodeRequestsService {
  constructor(
    private readonly allowance: MailAllowanceService,
    private readonly stops: CodeStopsService,
    private readonly browsers: BrowserTrustService,
  ) {}

  /**
   * Asks for a code of somebody who is not signed in.
   *
   * @param accountId the account whose confirmed address it is; null where nobody is known by it, or the flow must not
   *   depend on it
   * @returns who asks, to give the mail back where none is written, and whether a code is to be mailed; where not, the
   *   request is answered as usual
   * @throws TooManyRequests beyond the mails that one client may cause
   */
  async ask(
    emailKey: string,
    accountId: string | null,
    { knowsPassword = false } = {},
  ): Promise<{ asker: MailAsker; mailAllowed: boolean }> {
    const standing = this.browsers.standingOf(emailKey, accountId);
    const asker = askerOf(emailKey, accountId, standing, knowsPassword);
    return { asker, mailAllowed: await this.allow(asker, emailKey, standing) };
  }

  /**
   * Asks for a code to an address that a signed-in account wants to have.
   *
   * @throws TooManyRequests beyond the mails that one client or one account may cause
   */
  async askForNewAddress(emailKey: string, accountId: string): Promise<boolean> {
    const standing = this.browsers.standingOf(emailKey, null);
    return this.allow({ by: 'newAddress', emailKey, accountId }, emailKey, standing);
  }

  /**
   * Asks for a code to the confirmed address of the account that is signed in.
   *
   * @throws TooManyRequests beyond the mails that one account may cause
   */
  async askAsOwner(accountId: string): Promise<boolean> {
    return this.allowance.take({ by: 'owner', accountId, signedIn: true });
  }

  private async allow(asker: MailAsker, emailKey: string, standing: Standing): Promise<boolean> {
    return (await this.allowance.take(asker)) && !(await this.stops.holdFor(emailKey, standing));
  }
}

function askerOf(
  emailKey: string,
  accountId: string | null,
  { as }: Standing,
  knowsPassword: boolean,
): MailAsker {
  if (as === 'owner' && accountId !== null) return { by: 'owner', accountId, signedIn: false };
  if (as === 'mailbox') return { by: 'mailbox', emailKey };
  return { by: knowsPassword ? 'password' : 'anybody', emailKey };
}
