import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { AppConfig } from '../config/app-config.js';
import { MailClient, MailRefused, type OutgoingMail } from './mail.client.js';

/** The timeout of each SMTP step, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** How long an idle connection is kept, in milliseconds: shorter than servers' timeouts. */
const IDLE_MS = 5000;

/** The maximum number of connections; providers limit them per account. */
export const MAX_CONNECTIONS = 5;

/** Mails per connection; some servers limit them. */
export const MAX_MAILS = 100;

/** Response codes for missing or wrong credentials (RFC 4954, section 6). */
const CREDENTIALS_WANTED = new Set([530, 534, 535, 538]);

/** Marks mails as automatic, to prevent automatic replies (RFC 3834, section 5, and Exchange's own header). */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Sends mails to the server of `SMTP_URL` over pooled connections. When the server has closed a connection, an unsent
 * mail uses a new one; other failures are retried by the outbox.
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

  /** The queue has stopped; unfinished mails are retried by another process. */
  onApplicationShutdown(): void {
    this.transport.close({ force: true });
  }
}

/**
 * The permanent rejection in an error: 5yz for the sender, recipient or content, or a recipient that is invalid in
 * SMTP. Rejected credentials and connections are the operator's to fix, so the mail waits.
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
