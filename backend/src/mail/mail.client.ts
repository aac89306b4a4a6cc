export interface OutgoingMail {
  /** The same for all attempts, so that receivers can detect duplicates (RFC 5322, section 3.6.4). */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mail server has rejected a mail permanently (5yz; RFC 5321, section 4.2.1). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  /** @param responseCode the server's code; null when the address is invalid in SMTP */
  constructor(readonly responseCode: number | null) {
    super('The mail server has refused the mail for good.');
  }
}

/** The port for sending mails. */
export abstract class MailClient {
  /**
   * Resolves when the mail server has accepted the mail; rejects when it should be retried.
   *
   * @throws MailRefused when it is rejected permanently
   */
  abstract send(mail: OutgoingMail): Promise<void>;
}
