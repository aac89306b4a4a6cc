import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { OperatorActsReadModel } from './operator-acts.read-model.js';
import { OperatorActsService } from './operator-acts.service.js';

/** The record of what operators have done. */
@Module({
  imports: [JobsModule],
  providers: [OperatorActsService, OperatorActsReadModel],
  exports: [OperatorActsService, OperatorActsReadModel],
})
export class OperatorActsModule {}
