import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { createDataSource } from './data-source.js';
import { Transactions } from './transactions.js';

/** The connection to PostgreSQL, for repositories, and the transactions around them. */
@Global()
@Module({
  providers: [
    {
      provide: DataSource,
      useFactory: (config: AppConfig) => createDataSource(config).initialize(),
      inject: [AppConfig],
    },
    Transactions,
  ],
  exports: [DataSource, Transactions],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}
