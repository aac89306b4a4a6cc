import { Module } from '@nestjs/common';
import { JobQueueService } from './job-queue.service.js';

/** Background jobs. */
@Module({ providers: [JobQueueService], exports: [JobQueueService] })
export class JobsModule {}
