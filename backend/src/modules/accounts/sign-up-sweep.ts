import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '../../jobs/job-queue.js';
import { SWEEP_SIGN_UPS_QUEUE } from '../../jobs/queues.js';
import { SignUpsRepository } from './sign-ups.repository.js';

/** Erases sign-ups that nobody finished within a day. */
@Injectable()
export class SignUpSweep implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly signUps: SignUpsRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SWEEP_SIGN_UPS_QUEUE, () => this.signUps.deleteExpired());
  }
}
