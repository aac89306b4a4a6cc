import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { currentRequest } from '../../common/http/request-context.js';
import { type ThrottleName } from '../../config/environment.js';
import { ThrottleService } from './throttle.service.js';

/**
 * The requester of a mail, and so its budget. Budgets are separate, so that strangers cannot use up the owner's mails.
 */
export type MailRequester =
  | { by: 'anybody'; emailKey: string }
  /** Knows the password of the unfinished sign-up with the address. */
  | { by: 'password'; emailKey: string }
  /** Opened a link that was mailed to the address. */
  | { by: 'mailbox'; emailKey: string }
  /** Signed in, for an address that is not confirmed yet. */
  | { by: 'newAddress'; emailKey: string; accountId: string }
  /** The address's owner: signed in, or in a browser in which the account signed in before. */
  | { by: 'owner'; accountId: string; signedIn: boolean };

type Count = readonly [name: ThrottleName, key: string];

/** Limits mails per mailbox, client and account. */
@Injectable()
export class MailAllowanceService {
  constructor(private readonly throttle: ThrottleService) {}

  /**
   * Consumes the allowance for one mail, whether or not the address has an account.
   *
   * @returns false when the address's allowance is used up: nothing is sent, and the response is the same
   * @throws TooManyRequests beyond a client's hourly or an account's daily limit
   */
  async take(requester: MailRequester): Promise<boolean> {
    // Counts every request, even when no mail is sent.
    if (countsClient(requester))
      refuseAfter(await this.throttle.consumeClient('MAIL_CLIENT', clientAddress()));
    const account = accountOf(requester);
    if (account !== null) refuseAfter(await this.throttle.consume('MAIL_ACCOUNT', account));
    for (const count of countsOf(requester)) {
      if ((await this.throttle.consume(...count)) !== null) return false;
    }
    return true;
  }

  /**
   * Consumes the allowance for a receipt, which has a budget of its own.
   *
   * @param accountId the signed-in account, if any
   * @returns false when the receipt is to be omitted
   */
  async takeReceipt(emailKey: string, accountId: string | null): Promise<boolean> {
    if (accountId !== null && (await this.throttle.consume('MAIL_ACCOUNT', accountId)) !== null) return false;
    return (await this.throttle.consume('MAIL_HOUR', `receipt ${emailKey}`)) === null;
  }

  /** Refunds the allowance for a mail that was not written. */
  async giveBack(requester: MailRequester): Promise<void> {
    if (countsClient(requester)) await this.throttle.giveBackClient('MAIL_CLIENT', clientAddress());
    const account = accountOf(requester);
    if (account !== null) await this.throttle.giveBack('MAIL_ACCOUNT', account);
    for (const count of countsOf(requester)) await this.throttle.giveBack(...count);
  }

  /**
   * Lifts the one-minute limit of an address whose code was just entered. The hourly limit stays.
   *
   * @param accountId the address's account, if any
   */
  async endMinute(emailKey: string, accountId: string | null): Promise<void> {
    const requesters: MailRequester[] = [
      { by: 'anybody', emailKey },
      { by: 'password', emailKey },
      { by: 'mailbox', emailKey },
      ...(accountId === null
        ? []
        : [
            { by: 'newAddress', emailKey, accountId } as const,
            { by: 'owner', accountId, signedIn: false } as const,
          ]),
    ];
    for (const requester of requesters) await this.throttle.forget('MAIL_MINUTE', budgetOf(requester));
  }
}

/** The counters of a mail besides its client and account; the minute first. */
function countsOf(requester: MailRequester): Count[] {
  const budget = budgetOf(requester);
  return [
    ['MAIL_MINUTE', budget],
    ['MAIL_HOUR', budget],
  ];
}

/** The budget's key. Addresses contain no space, so keys cannot collide. */
function budgetOf(requester: MailRequester): string {
  switch (requester.by) {
    case 'anybody':
      return requester.emailKey;
    case 'owner':
      return `owner ${requester.accountId}`;
    case 'newAddress':
      // Per account, so that nobody can use up the budget of another account for the same address.
      return `newAddress ${requester.accountId} ${requester.emailKey}`;
    default:
      return `${requester.by} ${requester.emailKey}`;
  }
}

/** Owners are not limited by their network. */
function countsClient({ by }: MailRequester): boolean {
  return by !== 'owner' && by !== 'mailbox';
}

/** The account that is charged for the mail, if any. */
function accountOf(requester: MailRequester): string | null {
  if (requester.by === 'newAddress') return requester.accountId;
  return requester.by === 'owner' && requester.signedIn ? requester.accountId : null;
}

function clientAddress(): string {
  return currentRequest()?.clientAddress ?? 'none';
}

function refuseAfter(waitS: number | null): void {
  if (waitS !== null) throw new TooManyRequests(waitS);
}
