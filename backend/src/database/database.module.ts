import { Global, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { createDataSource } from './data-source.js';
import { PublicReadsService } from './public-reads.service.js';
import { ReadReplicasService } from './replicas/read-replicas.service.js';
import { retryWhileUnavailable } from './start-patience.js';
import { TableChangesService } from './table-changes.service.js';
import { TableCopiesService } from './table-copies.service.js';
import { TransactionsService } from './transactions.service.js';

const logger = new Logger('DatabaseModule');

/** The database: connection pool, transactions, replicas, change notifications, and cached tables. */
@Global()
@Module({
  providers: [
    {
      provide: DataSource,
      useFactory: ({ database }: AppConfig) =>
        retryWhileUnavailable(
          database.connectTimeoutS,
          () => createDataSource(database).initialize(),
          (leftS, reason) => logger.warn({ event: 'database.retrying', leftS, reason }),
        ),
      inject: [AppConfig],
    },
    PublicReadsService,
    ReadReplicasService,
    TableChangesService,
    TableCopiesService,
    TransactionsService,
  ],
  exports: [
    DataSource,
    PublicReadsService,
    ReadReplicasService,
    TableChangesService,
    TableCopiesService,
    TransactionsService,
  ],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}
