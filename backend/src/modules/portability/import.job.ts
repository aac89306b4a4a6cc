import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { isDatabaseUnavailable } from '../../common/errors/failure-mapping.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { JobQueueService, UnrecoverableJobError } from '../../jobs/job-queue.service.js';
import { RUN_IMPORT_QUEUE } from '../../jobs/queues.js';
import { ImportRunnerService } from './import-runner.service.js';
import { ImportsRepository } from './imports.repository.js';

/** Runs confirmed imports. After a restart or an outage, the next attempt continues with the next step. */
@Injectable()
export class ImportJob implements OnModuleInit {
  private readonly logger = new Logger(ImportJob.name);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly transactions: TransactionsService,
    private readonly imports: ImportsRepository,
    private readonly runner: ImportRunnerService,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ id: string }>(RUN_IMPORT_QUEUE, async ({ data: { id }, signal }) => {
      try {
        await this.runner.run(id, signal);
      } catch (error) {
        if (signal.aborted || error instanceof ServiceUnavailable || isDatabaseUnavailable(error))
          throw error;
        this.logger.error({ event: 'import.failed', importId: id, err: error });
        await this.transactions.run((tx) => this.imports.end(tx, id, 'failed'));
        await this.imports.listCancelled(id, []);
        throw new UnrecoverableJobError('import');
      }
    });
  }
}
