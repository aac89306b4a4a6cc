import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { deleteInChunks } from '../database/delete-in-chunks.js';
import { JobQueueService } from '../jobs/job-queue.service.js';
import { SWEEP_SESSIONS_QUEUE } from '../jobs/queues.js';
import { CodeStopsRepository } from './flows/code-stops.repository.js';
import { LoginCountsRepository } from './login-lock/login-counts.repository.js';
import { FAILURE_WINDOW_S } from './login-lock/login-lock.service.js';
import { ThrottleService } from './throttling/throttle.service.js';

/** Deletes expired flows, sessions, counts of wrong passwords and of calls, and code stops. */
@Injectable()
export class ExpirySweepJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly dataSource: DataSource,
    private readonly loginCounts: LoginCountsRepository,
    private readonly codeStops: CodeStopsRepository,
    private readonly throttles: ThrottleService,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SWEEP_SESSIONS_QUEUE, () => this.sweep());
  }

  private async sweep(): Promise<void> {
    await deleteInChunks(this.dataSource, 'flows', 'expires_at <= now()');
    await deleteInChunks(this.dataSource, 'sessions', 'expires_at <= now()');
    await this.loginCounts.deleteStale(FAILURE_WINDOW_S);
    await this.codeStops.deleteExpired();
    await this.throttles.deleteExpired();
  }
}
