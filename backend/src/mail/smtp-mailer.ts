import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { AppConfig } from '../config/app-config.js';
import { Mailer, type OutgoingMail } from './mailer.js';

/** How long a mail server may keep us waiting at each step, in milliseconds; the job is tried again afterwards. */
const TIMEOUT_MS = 10_000;

/**
 * What every mail says of itself: a program sent it, so that no program answers (RFC 3834, section 5; Exchange goes by a
 * header of its own).
 */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Hands mails to the SMTP server of `SMTP_URL`. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor(config: AppConfig) {
    super();
    this.from = config.mail.from;
    this.transport = createTransport({
      url: config.mail.smtpUrl ?? '',
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    await this.transport.sendMail({ from: this.from, headers: HEADERS, ...mail });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
