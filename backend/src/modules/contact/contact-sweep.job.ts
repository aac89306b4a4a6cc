import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { SWEEP_CONTACT_QUEUE } from '../../jobs/queues.js';
import { ContactRepository } from './contact.repository.js';

/** How many days a message is retained, open or closed. */
export const MESSAGE_DAYS = 365;

/** Erases messages past their retention period. */
@Injectable()
export class ContactSweepJob implements OnModuleInit {
  private readonly logger = new Logger(ContactSweepJob.name);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly messages: ContactRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SWEEP_CONTACT_QUEUE, async () => {
      const count = await this.messages.deleteOlderThan(MESSAGE_DAYS);
      if (count > 0) this.logger.log({ event: 'contact.erased', count });
    });
  }
}
