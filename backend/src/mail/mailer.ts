/** A mail as it is handed to the mail server. */
export interface OutgoingMail {
  /** Stable over every try: a receiver that gets a mail twice can tell. RFC 5322, section 3.6.4. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The port through which mails leave. */
export abstract class Mailer {
  /** Resolves when the mail server has taken the mail; rejects where it has not, so that it is tried again. */
  abstract send(mail: OutgoingMail): Promise<void>;
}
