import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { Transactions } from '../../database/transactions.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { PURGE_ACCOUNTS_QUEUE } from '../../jobs/queues.js';
import { AccountsRepository } from './accounts.repository.js';
import { DisplayIdsRepository } from './display-ids.repository.js';

/** Erases withdrawn accounts once they cannot be restored any more. Of them nothing stays but their closed display IDs. */
@Injectable()
export class AccountPurge implements OnModuleInit {
  private readonly logger = new Logger(AccountPurge.name);

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobQueue,
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly displayIds: DisplayIdsRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.process(PURGE_ACCOUNTS_QUEUE, () => this.purge());
  }

  private async purge(): Promise<void> {
    const erased = await this.transactions.run(async (tx) => {
      const ids = await this.accounts.lockWithdrawn(tx, this.config.purgeDays);
      if (ids.length === 0) return 0;
      await this.displayIds.close(tx, ids);
      await this.accounts.delete(tx, ids);
      return ids.length;
    });
    if (erased > 0) this.logger.log({ event: 'accounts.erased', count: erased });
  }
}
