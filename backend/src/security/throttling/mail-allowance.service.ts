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
  async take(asker: MailRequester): Promise<boolean> {
    // Counts every request, even when no mail is sent.
    if (countsClient(asker)) refuseAfter(await this.throttle.consumeClient('MAIL_CLIENT', clientAddress()));
    const account = accountOf(asker);
    if (account !== null) refuseAfter(await this.throttle.consume('MAIL_ACCOUNT', account));
    for (const count of countsOf(asker)) {
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
  async giveBack(asker: MailRequester): Promise<void> {
    if (countsClient(asker)) await this.throttle.giveBackClient('MAIL_CLIENT', clientAddress());
    const account = accountOf(asker);
    if (account !== null) await this.throttle.giveBack('MAIL_ACCOUNT', account);
    for (const count of countsOf(asker)) await this.throttle.giveBack(...count);
  }

  /**
   * Lifts the one-minute limit of an address whose code was just entered. The hourly limit stays.
   *
   * @param accountId the address's account, if any
   */
  async endMinute(emailKey: string, accountId: string | null): Promise<void> {
    const askers: MailRequester[] = [
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
    for (const asker of askers) await this.throttle.forget('MAIL_MINUTE', budgetOf(asker));
  }
}

/** The counters of a mail besides its client and account; the minute first. */
function countsOf(asker: MailRequester): Count[] {
  const budget = budgetOf(asker);
  return [
    ['MAIL_MINUTE', budget],
    ['MAIL_HOUR', budget],
  ];
}

/** The budget's key. Addresses contain no space, so keys cannot collide. */
function budgetOf(asker: MailRequester): string {
  switch (asker.by) {
    case 'anybody':
      return asker.emailKey;
    case 'owner':
      return `owner ${asker.accountId}`;
    case 'newAddress':
      // Per account, so that nobody can use up the budget of another account for the same address.
      return `newAddress ${asker.accountId} ${asker.emailKey}`;
    default:
      return `${asker.by} ${asker.emailKey}`;
  }
}

/** Owners are not limited by their network. */
function countsClient({ by }: MailRequester): boolean {
  return by !== 'owner' && by !== 'mailbox';
}

/** The account that is charged for the mail, if any. */
function accountOf(asker: MailRequester): string | null {
  if (asker.by === 'newAddress') return asker.accountId;
  return asker.by === 'owner' && asker.signedIn ? asker.accountId : null;
}

function clientAddress(): string {
  return currentRequest()?.clientAddress ?? 'none';
}

function refuseAfter(waitS: number | null): void {
  if (waitS !== null) throw new TooManyRequests(waitS);
}
