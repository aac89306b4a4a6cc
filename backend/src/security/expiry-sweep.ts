import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobQueue } from '../jobs/job-queue.js';
import { SWEEP_SESSIONS_QUEUE } from '../jobs/queues.js';

/** Erases flows and sessions once they have expired: what is of no use is not kept. */
@Injectable()
export class ExpirySweep implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SWEEP_SESSIONS_QUEUE, () => this.sweep());
  }

  private async sweep(): Promise<void> {
    await this.dataSource.query('DELETE FROM flows WHERE expires_at <= now()');
    await this.dataSource.query('DELETE FROM sessions WHERE expires_at <= now()');
  }
}
