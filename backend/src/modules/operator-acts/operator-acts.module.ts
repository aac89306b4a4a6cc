import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { OperatorActsReadModel } from './operator-acts.read-model.js';
import { OperatorActsService } from './operator-acts.service.js';

/** The audit log of operators' acts. */
@Module({
  imports: [JobsModule],
  providers: [OperatorActsService, OperatorActsReadModel],
  exports: [OperatorActsService, OperatorActsReadModel],
})
export class OperatorActsModule {}
