import { Module } from '@nestjs/common';
import { JobQueue } from './job-queue.js';

/** Work that happens after a request, once, and again until it succeeds. */
@Module({ providers: [JobQueue], exports: [JobQueue] })
export class JobsModule {}
