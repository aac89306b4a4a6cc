import { type DynamicModule, Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { type AppConfig } from '../config/app-config.js';
import { ConfigModule } from '../config/config.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { AccountsModule } from '../modules/accounts/accounts.module.js';
import { ContactModule } from '../modules/contact/contact.module.js';
import { EmergenciesModule } from '../modules/emergencies/emergencies.module.js';
import { MaintenanceModule } from '../modules/maintenance/maintenance.module.js';
import { NewsModule } from '../modules/news/news.module.js';
import { OAuthModule } from '../modules/oauth/oauth.module.js';
import { OperatorActsModule } from '../modules/operator-acts/operator-acts.module.js';
import { RedirectsModule } from '../modules/redirects/redirects.module.js';
import { SecurityModule } from '../security/security.module.js';

/** The server's services for the operator's commands, without HTTP. Queued jobs are processed by a server. */
@Module({})
export class OpsModule {
  static register(config: AppConfig): DynamicModule {
    return {
      module: OpsModule,
      imports: [
        // Operators read from the primary, never from a replica that may lag.
        ConfigModule.register(
          Object.assign({}, config, { takesJobs: false, database: { ...config.database, replicaUrls: [] } }),
        ),
        DatabaseModule,
        MetricsModule,
        AnswersModule,
        SecurityModule,
        AccountsModule,
        ContactModule,
        EmergenciesModule,
        MaintenanceModule,
        NewsModule,
        OperatorActsModule,
        RedirectsModule,
        // Revokes provider grants when an account is closed.
        OAuthModule,
      ],
    };
  }
}
