import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { SWEEP_INSIGHTS_QUEUE } from '../../jobs/queues.js';
import { InsightCountsRepository } from './insight-counts.repository.js';
import { insightDay, shiftDay } from './insight-days.rules.js';
import { INSIGHT_LIMITS } from './insights.rules.js';

/** Erases the salts and visitors of days that have ended, and sums past their retention period. */
@Injectable()
export class InsightsSweepJob implements OnModuleInit {
  private readonly logger = new Logger(InsightsSweepJob.name);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly counts: InsightCountsRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SWEEP_INSIGHTS_QUEUE, async () => {
      const today = insightDay(Date.now());
      await this.counts.forgetVisitorsBefore(today);
      const count = await this.counts.deleteBefore(shiftDay(today, 1 - INSIGHT_LIMITS.days));
      if (count > 0) this.logger.log({ event: 'insights.erased', count });
    });
  }
}
