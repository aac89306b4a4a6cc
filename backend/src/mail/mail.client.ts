/** A mail as it is handed to the mail server. */
export interface OutgoingMail {
  /** Stable over every try: a receiver that gets a mail twice can tell. RFC 5322, section 3.6.4. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mail server has refused a mail in a way that no further try can change (RFC 5321, section 4.2.1: 5yz). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  /** @param responseCode what the server answered; null where the address could not even be handed to it */
  constructor(readonly responseCode: number | null) {
    super('The mail server has refused the mail for good.');
  }
}

/** The port through which mails leave. */
export abstract class MailClient {
  /**
   * Resolves when the mail server has taken the mail; rejects where it has not, so that it is tried again.
   *
   * @throws MailRefused where another try would be answered the same
   */
  abstract send(mail: OutgoingMail): Promise<void>;
}
