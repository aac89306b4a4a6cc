import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { currentRequest } from '../../common/http/request-context.js';
import { type ThrottleName } from '../../config/environment.js';
import { ThrottleService } from './throttle.service.js';

/**
 * Who asks for a mail, and so whose budget it comes out of. Budgets are kept apart, so that nobody can use up the mails
 * of somebody who has shown more.
 */
export type MailAsker =
  /** Anybody, for any address. */
  | { by: 'anybody'; emailKey: string }
  /** Somebody who knows the password of the unfinished sign-up with the address. */
  | { by: 'password'; emailKey: string }
  /** A browser in which a link was opened that went to the address. */
  | { by: 'mailbox'; emailKey: string }
  /** A signed-in account, for an address that it has not confirmed. */
  | { by: 'newAddress'; emailKey: string; accountId: string }
  /** The owner of the address: signed in, or in a browser in which the account signed in before. */
  | { by: 'owner'; accountId: string; signedIn: boolean };

type Count = readonly [name: ThrottleName, key: string];

/** Keeps strangers from filling a mailbox, and one client or account from using the service to send mail. */
@Injectable()
export class MailAllowanceService {
  constructor(private readonly throttle: ThrottleService) {}

  /**
   * Asks for one mail to an address, whether or not anybody is known by it.
   *
   * @returns false where the address has got its mails of the minute or the hour: the request is answered as usual and
   *   nothing is sent
   * @throws TooManyRequests beyond what one client may cause in an hour, or one account in a day
   */
  async take(asker: MailAsker): Promise<boolean> {
    // Every request counts for who makes it, also where nothing is mailed in the end.
    if (countsClient(asker)) refuseAfter(await this.throttle.consumeClient('MAIL_CLIENT', clientAddress()));
    const account = accountOf(asker);
    if (account !== null) refuseAfter(await this.throttle.consume('MAIL_ACCOUNT', account));
    for (const count of countsOf(asker)) {
      if ((await this.throttle.consume(...count)) !== null) return false;
    }
    return true;
  }

  /**
   * Asks for one mail to an address that nobody waits for: it says that a message has arrived. Such mails are counted by
   * themselves.
   *
   * @param accountId who is signed in, if anybody
   * @returns false where the address or the account has had its mails: this one is left out, and nobody is refused
   *   anything
   */
  async takeReceipt(emailKey: string, accountId: string | null): Promise<boolean> {
    if (accountId !== null && (await this.throttle.consume('MAIL_ACCOUNT', accountId)) !== null) return false;
    return (await this.throttle.consume('MAIL_HOUR', `receipt ${emailKey}`)) === null;
  }

  /** Gives back the allowance for a mail that was not written after all. */
  async giveBack(asker: MailAsker): Promise<void> {
    if (countsClient(asker)) await this.throttle.giveBackClient('MAIL_CLIENT', clientAddress());
    const account = accountOf(asker);
    if (account !== null) await this.throttle.giveBack('MAIL_ACCOUNT', account);
    for (const count of countsOf(asker)) await this.throttle.giveBack(...count);
  }

  /**
   * Lets the next mail to an address go before the minute is over: whoever has entered the code of the last one reads
   * that mailbox, and may need a code for something else at once. What an hour allows stays used.
   *
   * @param accountId the account whose address it is, where there is one
   */
  async endMinute(emailKey: string, accountId: string | null): Promise<void> {
    const askers: MailAsker[] = [
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

/** What a mail counts for beside who asks for it; the minute first. */
function countsOf(asker: MailAsker): Count[] {
  const budget = budgetOf(asker);
  return [
    ['MAIL_MINUTE', budget],
    ['MAIL_HOUR', budget],
  ];
}

/** Names the budget. No address has a space in it: budgets cannot be mistaken for one another. */
function budgetOf(asker: MailAsker): string {
  switch (asker.by) {
    case 'anybody':
      return asker.emailKey;
    case 'owner':
      return `owner ${asker.accountId}`;
    case 'newAddress':
      // Of each account its own: whoever asks for somebody else's address keeps nobody from changing to it.
      return `newAddress ${asker.accountId} ${asker.emailKey}`;
    default:
      return `${asker.by} ${asker.emailKey}`;
  }
}

/** Owners write to themselves: no neighbour behind the same address keeps them from it. */
function countsClient({ by }: MailAsker): boolean {
  return by !== 'owner' && by !== 'mailbox';
}

/** The account that is answerable for the mail, if any. */
function accountOf(asker: MailAsker): string | null {
  if (asker.by === 'newAddress') return asker.accountId;
  return asker.by === 'owner' && asker.signedIn ? asker.accountId : null;
}

function clientAddress(): string {
  return currentRequest()?.clientAddress ?? 'none';
}

function refuseAfter(waitS: number | null): void {
  if (waitS !== null) throw new TooManyRequests(waitS);
}
