import { type DynamicModule, Module } from '@nestjs/common';
import { type AppConfig } from './config/app-config.js';
import { AnswersModule } from './answers/answers.module.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { LoggingModule } from './logging/logging.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BlocksModule } from './modules/blocks/blocks.module.js';
import { CategoriesModule } from './modules/categories/categories.module.js';
import { ContactModule } from './modules/contact/contact.module.js';
import { ContentsModule } from './modules/contents/contents.module.js';
import { DiscoveryModule } from './modules/discovery/discovery.module.js';
import { ShareCardsModule } from './modules/share-cards/share-cards.module.js';
import { DocumentsModule } from './modules/documents/documents.module.js';
import { EmergenciesModule } from './modules/emergencies/emergencies.module.js';
import { FontsModule } from './modules/fonts/fonts.module.js';
import { HeadlinesModule } from './modules/headlines/headlines.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { InsightsModule } from './modules/insights/insights.module.js';
import { ItemsModule } from './modules/items/items.module.js';
import { LinkPreviewsModule } from './modules/link-previews/link-previews.module.js';
import { LinksModule } from './modules/links/links.module.js';
import { LogModule } from './modules/log/log.module.js';
import { MaintenanceModule } from './modules/maintenance/maintenance.module.js';
import { NoticesModule } from './modules/notices/notices.module.js';
import { NewsModule } from './modules/news/news.module.js';
import { OAuthModule } from './modules/oauth/oauth.module.js';
import { PortabilityModule } from './modules/portability/portability.module.js';
import { PostersModule } from './modules/posters/posters.module.js';
import { PagesModule } from './modules/pages/pages.module.js';
import { PicturesModule } from './modules/pictures/pictures.module.js';
import { RedirectsModule } from './modules/redirects/redirects.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { SecurityModule } from './security/security.module.js';
import { ThemesModule } from './modules/themes/themes.module.js';
import { WithdrawReasonsModule } from './modules/withdraw-reasons/withdraw-reasons.module.js';

/** The application. */
@Module({})
export class AppModule {
  static register(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(config),
        LoggingModule.register(config),
        MetricsModule,
        AnswersModule,
        DatabaseModule,
        SecurityModule,
        AccountsModule,
        AuthModule,
        BlocksModule,
        CategoriesModule,
        ContactModule,
        ContentsModule,
        DocumentsModule,
        EmergenciesModule,
        FontsModule,
        HeadlinesModule,
        HealthModule,
        InsightsModule,
        ItemsModule,
        LinkPreviewsModule,
        LinksModule,
        LogModule,
        MaintenanceModule,
        NewsModule,
        NoticesModule,
        PicturesModule,
        RedirectsModule,
        ReportsModule,
        ThemesModule,
        WithdrawReasonsModule,
        OAuthModule,
        DiscoveryModule,
        ShareCardsModule,
        PostersModule,
        PortabilityModule,
        // Last, because it handles all remaining URLs.
        PagesModule,
      ],
    };
  }
}
