import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { AppConfig } from '../config/app-config.js';
import { MailClient, MailRefused, type OutgoingMail } from './mail.client.js';

/** How long a mail server may keep us waiting at each step, in milliseconds; the job is tried again afterwards. */
const TIMEOUT_MS = 10_000;

/** How long a connection that carries nothing is kept, in milliseconds: shorter than its silence is borne. */
const IDLE_MS = 5000;

/** Connections at a time; providers allow an account a few. */
export const MAX_CONNECTIONS = 5;

/** Mails over one connection; some servers end it after so many. */
export const MAX_MAILS = 100;

/** What a server answers that wants to know who we are first (RFC 4954, section 6). */
const CREDENTIALS_WANTED = new Set([530, 534, 535, 538]);

/**
 * What every mail says of itself: a program sent it, so that no program answers (RFC 3834, section 5; Exchange goes by a
 * header of its own).
 */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Hands mails to the SMTP server of `SMTP_URL`, over connections that are kept for the next mail: greeting, encryption and
 * login cost more than a mail. One that the server has ended meanwhile is replaced; a mail of which nothing was sent over
 * it goes over the new one, any other is the outbox's to try again.
 */
@Injectable()
export class SmtpMailClient extends MailClient implements OnApplicationShutdown {
  private readonly transport: ReturnType<typeof createPool>;
  private readonly from: string;

  constructor({ mail }: AppConfig) {
    super();
    this.from = mail.from;
    this.transport = createPool(mail.smtpUrl ?? '');
  }

  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.transport.sendMail({ from: this.from, headers: HEADERS, ...mail });
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  }

  /** The queue has stopped before: what is still under way has been given up, and is another process's to send. */
  onApplicationShutdown(): void {
    this.transport.close({ force: true });
  }
}

/**
 * Whether an error is the server's last word on this mail: a 5yz to its sender, recipient or text, or a recipient that
 * cannot be put into words of SMTP. Refused credentials and a closed door are the operator's to mend: the mail waits.
 */
function refusalOf(error: unknown): MailRefused | null {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return null;
  if (responseCode === undefined) return code === 'EENVELOPE' ? new MailRefused(null) : null;
  return responseCode >= 500 && !CREDENTIALS_WANTED.has(responseCode) ? new MailRefused(responseCode) : null;
}

function createPool(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxMessages: MAX_MAILS,
    idleTimeout: IDLE_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
