import { Global, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { createDataSource } from './data-source.js';
import { PublicReads } from './public-reads.js';
import { ReadReplicas } from './replicas/read-replicas.js';
import { withStartPatience } from './start-patience.js';
import { TableChanges } from './table-changes.js';
import { TableCopies } from './table-copies.js';
import { Transactions } from './transactions.js';

const logger = new Logger('DatabaseModule');

/** The connection to PostgreSQL, for repositories, the transactions around them, and copies of what every request asks. */
@Global()
@Module({
  providers: [
    {
      provide: DataSource,
      useFactory: ({ database }: AppConfig) =>
        withStartPatience(
          database.connectTimeoutS,
          () => createDataSource(database).initialize(),
          (leftS, reason) => logger.warn({ event: 'database.awaited', leftS, reason }),
        ),
      inject: [AppConfig],
    },
    PublicReads,
    ReadReplicas,
    TableChanges,
    TableCopies,
    Transactions,
  ],
  exports: [DataSource, PublicReads, ReadReplicas, TableChanges, TableCopies, Transactions],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}
