import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { currentRequest } from '../../common/http/request-context.js';
import { type ThrottleName } from '../../config/environment.js';
import { clientKey, Throttle } from './throttle.js';

type Count = readonly [name: ThrottleName, key: string];

/** Keeps strangers from filling a mailbox, and one client from using the service to send mail. */
@Injectable()
export class MailAllowance {
  constructor(private readonly throttle: Throttle) {}

  /**
   * Asks for one mail to an address, whether or not anybody is known by it.
   *
   * @returns false where a mail went there within the minute and its code was not entered: the request is answered
   *   as usual and nothing is sent
   * @throws TooManyRequests beyond what one address or one client may cause in an hour
   */
  async take(emailKey: string): Promise<boolean> {
    const [minute, ...hours] = countsOf(emailKey);
    if ((await this.throttle.consume(...minute)) !== null) return false;
    const taken: Count[] = [minute];
    for (const count of hours) {
      const wait = await this.throttle.consume(...count);
      if (wait !== null) {
        // Nothing is mailed: the next one who asks is told so as well, and not that a mail is on its way.
        await this.release(taken);
        throw new TooManyRequests(wait);
      }
      taken.push(count);
    }
    return true;
  }

  /**
   * Asks for one mail to an address that nobody waits for: it says that something has arrived.
   *
   * @returns false where the address has got its mails of the hour: this one is left out, and nobody is refused anything
   */
  async takeUnasked(emailKey: string): Promise<boolean> {
    return (await this.throttle.consume('MAIL_HOUR', emailKey)) === null;
  }

  /** Gives back the allowance for a mail that was not written after all. */
  async giveBack(emailKey: string): Promise<void> {
    await this.release(countsOf(emailKey));
  }

  /**
   * Lets the next mail to an address go before the minute is over: whoever has entered the code of the last one reads
   * that mailbox, and may need a code for something else at once. What an hour allows stays used.
   */
  async endMinute(emailKey: string): Promise<void> {
    const [minute] = countsOf(emailKey);
    await this.throttle.forget(...minute);
  }

  private async release(counts: readonly Count[]): Promise<void> {
    for (const count of counts) await this.throttle.giveBack(...count);
  }
}

/** What a mail counts for; that of the minute first. */
function countsOf(emailKey: string): readonly [minute: Count, ...hours: Count[]] {
  return [
    ['MAIL_MINUTE', emailKey],
    ['MAIL_CLIENT', clientKey(currentRequest()?.clientAddress ?? 'none')],
    ['MAIL_HOUR', emailKey],
  ];
}
