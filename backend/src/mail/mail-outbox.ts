import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { JobQueue } from '../jobs/job-queue.js';
import { MAIL_QUEUE } from '../jobs/queues.js';
import { SealedBox } from '../security/sealed-box.js';
import { Mailer } from './mailer.js';
import { type MailContent } from './mail-content.js';

interface MailJob {
  /** Recipient and content, sealed: codes never lie in clear in the database. */
  sealed: string;
}

/** What is sealed; without a recipient nothing is sent. */
type SealedMail = { to: string | null } & MailContent;

const PURPOSE = 'mail-outbox';

/**
 * Mails are written in the transaction that causes them and sent after it, tried until the mail server has taken them.
 * One is sent twice only where the server's acceptance was not heard, and then under the same Message-ID.
 */
@Injectable()
export class MailOutbox implements OnModuleInit {
  private readonly logger = new Logger(MailOutbox.name);
  private readonly host: string;

  constructor(
    config: AppConfig,
    private readonly jobs: JobQueue,
    private readonly box: SealedBox,
    private readonly mailer: Mailer,
  ) {
    this.host = new URL(config.publicUrl).hostname;
  }

  onModuleInit(): void {
    this.jobs.process<MailJob>(MAIL_QUEUE, async ({ id, data }) => {
      const { to, ...content } = JSON.parse(this.box.open(data.sealed, PURPOSE)) as SealedMail;
      if (to === null) return;
      await this.mailer.send({ to, ...content, messageId: `<${id}@${this.host}>` });
      this.logger.log({ event: 'mail.sent', mailId: id });
    });
  }

  /**
   * Writes a mail in the caller's transaction.
   *
   * @param to the recipient; null writes one that is thrown away, in the time that another takes, where the answer must
   *   not tell whether anybody is known by an address
   */
  async post(tx: EntityManager, to: string | null, { subject, text, html }: MailContent): Promise<void> {
    const sealed = this.box.seal(JSON.stringify({ to, subject, text, html } satisfies SealedMail), PURPOSE);
    await this.jobs.enqueue(tx, MAIL_QUEUE, { sealed });
  }
}
