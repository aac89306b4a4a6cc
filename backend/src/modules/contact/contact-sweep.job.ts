import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { SWEEP_CONTACT_QUEUE } from '../../jobs/queues.js';
import { ContactRepository } from './contact.repository.js';

/** For so many days a message to the operator is kept, whether or not anybody has closed it. */
export const MESSAGE_DAYS = 365;

/** Erases messages to the operator once their time is over. Those of an account, and about one, go with it as well. */
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
