import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { PURGE_ACCOUNTS_QUEUE } from '../../jobs/queues.js';
import { AccountEraserService } from './account-eraser.service.js';
import { AccountsRepository } from './accounts.repository.js';

/** The time limit of a run, well before the job expires; the next run continues. */
const TIME_MS = 40 * 60_000;

/** Erases withdrawn accounts that can no longer be restored. Only their reserved display IDs remain. */
@Injectable()
export class AccountPurgeJob implements OnModuleInit {
  private readonly logger = new Logger(AccountPurgeJob.name);

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobQueueService,
    private readonly accounts: AccountsRepository,
    private readonly eraser: AccountEraserService,
  ) {}

  onModuleInit(): void {
    this.jobs.process(PURGE_ACCOUNTS_QUEUE, ({ signal }) => this.purge(signal));
  }

  /** Erases one account after the other; a failure does not affect the others. */
  private async purge(signal: AbortSignal): Promise<void> {
    const until = Date.now() + TIME_MS;
    let erased = 0;
    let failed = 0;
    for (const id of await this.accounts.listDue(this.config.purgeDays)) {
      if (signal.aborted || Date.now() >= until) break;
      try {
        if (await this.eraser.erase(id, this.config.purgeDays)) erased += 1;
      } catch (error) {
        failed += 1;
        const { name, code } = error as { name?: string; code?: string };
        this.logger.error({ event: 'account.erasure-failed', accountId: id, reason: { name, code } });
      }
    }
    if (erased > 0) this.logger.log({ event: 'accounts.erased', count: erased });
    if (failed > 0) throw new Error(`Accounts that were not erased: ${failed}.`);
  }
}
