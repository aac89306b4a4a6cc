import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { SWEEP_SIGN_UPS_QUEUE } from '../../jobs/queues.js';
import { EmailUndosRepository } from './email-undos.repository.js';
import { SignUpsRepository } from './sign-ups.repository.js';

/** Deletes expired sign-ups, and expired links that undo changes of addresses. */
@Injectable()
export class SignUpSweepJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly signUps: SignUpsRepository,
    private readonly emailUndos: EmailUndosRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SWEEP_SIGN_UPS_QUEUE, async () => {
      await this.signUps.deleteExpired();
      await this.emailUndos.deleteExpired();
    });
  }
}
