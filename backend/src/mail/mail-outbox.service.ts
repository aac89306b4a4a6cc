import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Counter } from 'prom-client';
import { type EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { HopelessJob, JobQueueService } from '../jobs/job-queue.service.js';
import { MAIL_QUEUE } from '../jobs/queues.js';
import { MetricsRegistryService } from '../metrics/metrics-registry.service.js';
import { SealedBoxService } from '../security/sealed-box.service.js';
import { MailClient, MailRefused, type OutgoingMail } from './mail.client.js';
import { type MailContent } from './mail-content.js';

interface MailJob {
  /** Recipient and content, sealed: codes never lie in clear in the database. */
  sealed: string;
  /** From when on nobody can use what it says, in ISO 8601; absent where that never happens. */
  usefulUntil?: string;
}

/** What is known of a mail beside its words. */
export interface MailTerms {
  /** When what it says ends, as a code does: it is not sent any more then. */
  usefulUntil?: Date;
}

/** What is sealed; without a recipient nothing is sent. */
type SealedMail = { to: string | null } & MailContent;

const PURPOSE = 'mail-outbox';

/** How a try can end: taken, to be tried again, refused for good, or too late to be made. */
const OUTCOMES = ['sent', 'deferred', 'refused', 'expired'] as const;

/**
 * Mails are written in the transaction that causes them and sent after it, tried until the mail server has taken them or
 * refused them for good, or until what they say has ended.
 * One is sent twice only where the server's acceptance was not heard, and then under the same Message-ID.
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
      help: 'Tries to hand a mail to the mail server, by how they ended. Expired mails are not tried any more.',
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
        throw new HopelessJob('expired');
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
      if (refused) throw new HopelessJob('refused', error.responseCode ?? undefined);
      throw error;
    }
  }

  private count(outcome: (typeof OUTCOMES)[number]): void {
    this.outcomes.inc({ outcome });
  }

  /**
   * Writes a mail in the caller's transaction.
   *
   * @param to the recipient; null writes one that is thrown away, in the time that another takes, where the answer must
   *   not tell whether anybody is known by an address
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
