import { Module } from '@nestjs/common';
import { JobQueueService } from './job-queue.service.js';

/** Work that happens after a request, once, and again until it succeeds. */
@Module({ providers: [JobQueueService], exports: [JobQueueService] })
export class JobsModule {}
