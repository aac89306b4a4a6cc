import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { FIND_ARCHIVE_ORPHANS_QUEUE, SWEEP_ARCHIVES_QUEUE } from '../../jobs/queues.js';
import { ArchiveStoreService } from './archive-store.service.js';
import { ExportsRepository } from './exports.repository.js';
import { ImportsRepository } from './imports.repository.js';

/** Deletes expired archives, imports and outcomes, and the files of deleted accounts. */
@Injectable()
export class SweepArchivesJob implements OnModuleInit {
  private readonly logger = new Logger(SweepArchivesJob.name);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly exports: ExportsRepository,
    private readonly imports: ImportsRepository,
    private readonly store: ArchiveStoreService,
  ) {}

  onModuleInit(): void {
    this.jobs.process(FIND_ARCHIVE_ORPHANS_QUEUE, () => this.store.findOrphans());
    this.jobs.process(SWEEP_ARCHIVES_QUEUE, async () => {
      await this.exports.deleteExpired();
      await this.imports.failStalled();
      await this.imports.deleteExpired();
      const count = await this.store.sweep();
      if (count > 0) this.logger.log({ event: 'archives.swept', count });
    });
  }
}
