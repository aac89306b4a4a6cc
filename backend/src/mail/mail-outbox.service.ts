import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Counter } from 'prom-client';
import { type EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { UnrecoverableJobError, JobQueueService } from '../jobs/job-queue.service.js';
import { MAIL_QUEUE } from '../jobs/queues.js';
import { MetricsRegistryService } from '../metrics/metrics-registry.service.js';
import { SealedBoxService } from '../security/sealed-box.service.js';
import { MailClient, MailRefused, type OutgoingMail } from './mail.client.js';
import { type MailContent } from './mail-content.js';

interface MailJob {
  /** The encrypted recipient and content, which may include codes. */
  sealed: string;
  /** When the content becomes useless, in ISO 8601, if ever. */
  usefulUntil?: string;
}

/** Delivery options of a mail. */
export interface MailTerms {
  /** When its content expires, such as a code; it is not sent afterwards. */
  usefulUntil?: Date;
}

/** The encrypted content; a mail without a recipient is discarded. */
type SealedMail = { to: string | null } & MailContent;

const PURPOSE = 'mail-outbox';

/** The outcomes of an attempt. */
const OUTCOMES = ['sent', 'deferred', 'refused', 'expired'] as const;

/**
 * Mails are enqueued in the transaction that causes them. They are retried until the mail server accepts or rejects
 * them, or their content expires. A mail is sent twice only when the server's acknowledgement was lost, with the same
 * Message-ID.
 */
@Injectable()
export class MailOutboxService implements OnModuleInit {
  private readonly logger = new Logger(MailOutboxService.name);
  private readonly host: string;
  private readonly outcomes: Counter<'outcome'>;

  constructor(
    config: AppConfig,
    private readonly jobs: JobQueueService,
    private readonly box: SealedBoxService,
    private readonly mailer: MailClient,
    registry: MetricsRegistryService,
  ) {
    this.outcomes = new Counter({
      name: 'hitohira_mails_total',
      help: 'Attempts to send an e-mail, by outcome. Expired e-mails are not retried.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    for (const outcome of OUTCOMES) this.outcomes.inc({ outcome }, 0);
    this.host = new URL(config.publicUrl).hostname;
  }

  onModuleInit(): void {
    this.jobs.process<MailJob>(MAIL_QUEUE, async ({ id, data }) => {
      const { to, ...content } = JSON.parse(this.box.open(data.sealed, PURPOSE)) as SealedMail;
      if (to === null) return;
      if (data.usefulUntil !== undefined && Date.parse(data.usefulUntil) <= Date.now()) {
        this.count('expired');
        throw new UnrecoverableJobError('expired');
      }
      await this.send({ to, ...content, messageId: `<${id}@${this.host}>` });
      this.logger.log({ event: 'mail.sent', mailId: id });
    });
  }

  private async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.mailer.send(mail);
      this.count('sent');
    } catch (error) {
      const refused = error instanceof MailRefused;
      this.count(refused ? 'refused' : 'deferred');
      if (refused) throw new UnrecoverableJobError('refused', error.responseCode ?? undefined);
      throw error;
    }
  }

  private count(outcome: (typeof OUTCOMES)[number]): void {
    this.outcomes.inc({ outcome });
  }

  /**
   * Enqueues a mail in a transaction.
   *
   * @param to the recipient; null enqueues a mail that is discarded, to hide by its timing whether an address has an
   *   account
   */
  async post(
    tx: EntityManager,
    to: string | null,
    { subject, text, html }: MailContent,
    { usefulUntil }: MailTerms = {},
  ): Promise<void> {
    const sealed = this.box.seal(JSON.stringify({ to, subject, text, html } satisfies SealedMail), PURPOSE);
    await this.jobs.enqueue(tx, MAIL_QUEUE, {
      sealed,
      ...(usefulUntil === undefined ? {} : { usefulUntil: usefulUntil.toISOString() }),
    } satisfies MailJob);
  }
}
