import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { InsightCountsRepository } from './insight-counts.repository.js';
import { InsightsController } from './insights.controller.js';
import { InsightsReadModel } from './insights.read-model.js';
import { InsightsService } from './insights.service.js';
import { InsightsSweepJob } from './insights-sweep.job.js';
import { VisitsService } from './visits.service.js';
import { VisitTargetsReadModel } from './visit-targets.read-model.js';

/** Counts visits to creators' pages and shows the sums to their owners. */
@Module({
  imports: [JobsModule],
  controllers: [InsightsController],
  providers: [
    InsightCountsRepository,
    InsightsReadModel,
    InsightsService,
    InsightsSweepJob,
    VisitsService,
    VisitTargetsReadModel,
  ],
  exports: [VisitsService],
})
export class InsightsModule {}
