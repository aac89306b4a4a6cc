import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { currentRequest } from '../../common/http/request-context.js';
import { clientKey, Throttle } from './throttle.js';

/** Keeps strangers from filling a mailbox, and one client from using the service to send mail. */
@Injectable()
export class MailAllowance {
  constructor(private readonly throttle: Throttle) {}

  /**
   * Asks for one mail to an address, whether or not anybody is known by it.
   *
   * @returns false where a mail went there within the minute: the request is answered as usual and nothing is sent
   * @throws TooManyRequests beyond what one address or one client may cause in an hour
   */
  async take(emailKey: string): Promise<boolean> {
    if ((await this.throttle.consume('MAIL_MINUTE', emailKey)) !== null) return false;
    const client = clientKey(currentRequest()?.clientAddress ?? 'none');
    const wait =
      (await this.throttle.consume('MAIL_CLIENT', client)) ??
      (await this.throttle.consume('MAIL_HOUR', emailKey));
    if (wait !== null) throw new TooManyRequests(wait);
    return true;
  }
}
