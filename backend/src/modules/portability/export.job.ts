import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { isDatabaseUnavailable } from '../../common/errors/failure-mapping.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { JobQueueService, UnrecoverableJobError } from '../../jobs/job-queue.service.js';
import { MAKE_EXPORT_QUEUE } from '../../jobs/queues.js';
import { ArchiveWriterService } from './archive-writer.service.js';
import { ExportsRepository } from './exports.repository.js';
import { ExportsService } from './exports.service.js';

/** Makes the archives that creators request. */
@Injectable()
export class ExportJob implements OnModuleInit {
  private readonly logger = new Logger(ExportJob.name);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly repository: ExportsRepository,
    private readonly exports: ExportsService,
    private readonly writer: ArchiveWriterService,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ accountId: string }>(MAKE_EXPORT_QUEUE, async ({ data: { accountId }, signal }) => {
      if (!(await this.repository.isMaking(accountId))) return;
      try {
        const fileName = await this.writer.write(accountId, signal);
        if (await this.exports.finish(accountId, fileName))
          this.logger.log({ event: 'export.made', accountId });
      } catch (error) {
        // The next attempt starts over.
        if (signal.aborted || error instanceof ServiceUnavailable || isDatabaseUnavailable(error))
          throw error;
        this.logger.error({ event: 'export.failed', accountId, err: error });
        await this.repository.fail(accountId);
        throw new UnrecoverableJobError('export');
      }
    });
  }
}
