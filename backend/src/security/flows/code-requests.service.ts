import { Injectable } from '@nestjs/common';
import { MailAllowanceService, type MailRequester } from '../throttling/mail-allowance.service.js';
import { BrowserTrustService, type Standing } from './browser-trust.service.js';
import { CodeStopsService } from './code-stops.service.js';

/** Decides whether a code may be mailed, and which mail budget pays for it. */
@Injectable()
export class CodeRequestsService {
  constructor(
    private readonly allowance: MailAllowanceService,
    private readonly stops: CodeStopsService,
    private readonly browsers: BrowserTrustService,
  ) {}

  /**
   * Requests a code for somebody who is not signed in.
   *
   * @param accountId the account with this confirmed address; null when there is none or the flow must not depend on it
   * @returns the budget's owner, to refund it when no mail is written, and whether to mail a code; the response is the
   *   same either way
   * @throws TooManyRequests beyond the mails that one client may cause
   */
  async request(
    emailKey: string,
    accountId: string | null,
    { knowsPassword = false } = {},
  ): Promise<{ requester: MailRequester; mailAllowed: boolean }> {
    const standing = this.browsers.trustOf(emailKey, accountId);
    const requester = requesterOf(emailKey, accountId, standing, knowsPassword);
    return { requester, mailAllowed: await this.allow(requester, emailKey, standing) };
  }

  /**
   * Requests a code for an address that the signed-in account wants to use.
   *
   * @throws TooManyRequests beyond the mails that one client or one account may cause
   */
  async requestForNewAddress(emailKey: string, accountId: string): Promise<boolean> {
    const standing = this.browsers.trustOf(emailKey, null);
    return this.allow({ by: 'newAddress', emailKey, accountId }, emailKey, standing);
  }

  /**
   * Requests a code for the confirmed address of the signed-in account.
   *
   * @throws TooManyRequests beyond the mails that one account may cause
   */
  async requestAsOwner(accountId: string): Promise<boolean> {
    return this.allowance.take({ by: 'owner', accountId, signedIn: true });
  }

  private async allow(requester: MailRequester, emailKey: string, standing: Standing): Promise<boolean> {
    return (await this.allowance.take(requester)) && !(await this.stops.holdFor(emailKey, standing));
  }
}

function requesterOf(
  emailKey: string,
  accountId: string | null,
  { as }: Standing,
  knowsPassword: boolean,
): MailRequester {
  if (as === 'owner' && accountId !== null) return { by: 'owner', accountId, signedIn: false };
  if (as === 'mailbox') return { by: 'mailbox', emailKey };
  return { by: knowsPassword ? 'password' : 'anybody', emailKey };
}
