import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AppConfig } from '../../config/app-config.js';
import { SecurityModule } from '../../security/security.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ContentsModule } from '../contents/contents.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ItemsModule } from '../items/items.module.js';
import { LinksModule } from '../links/links.module.js';
import { MaintenanceModule } from '../maintenance/maintenance.module.js';
import { NewsModule } from '../news/news.module.js';
import { LinkagesModule } from '../oauth/linkages.module.js';
import { OauthModule } from '../oauth/oauth.module.js';
import { RedirectsModule } from '../redirects/redirects.module.js';
import { BuiltPageRenderer } from './built-page-renderer.js';
import { ContentPageReader } from './content-page-reader.js';
import { DevelopmentPageRenderer } from './development-page-renderer.js';
import { OwnChangesInterceptor } from './own-changes.interceptor.js';
import { PageCache } from './page-cache.js';
import { PageDataReader } from './page-data-reader.js';
import { PageRenderer } from './page-renderer.js';
import { PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';
import { ProfilePageReader } from './profile-page-reader.js';
import { SearchEnginesController } from './search-engines.controller.js';

/** The site's pages, rendered here. */
@Module({
  imports: [
    AccountsModule,
    ContentsModule,
    DocumentsModule,
    ItemsModule,
    LinkagesModule,
    LinksModule,
    MaintenanceModule,
    NewsModule,
    OauthModule,
    RedirectsModule,
    SecurityModule,
  ],
  // Before the one that answers every address.
  controllers: [SearchEnginesController, PagesController],
  providers: [
    ContentPageReader,
    PageCache,
    PageDataReader,
    PagesService,
    ProfilePageReader,
    { provide: APP_INTERCEPTOR, useClass: OwnChangesInterceptor },
    {
      provide: PageRenderer,
      useFactory: ({ frontendDevUrl }: AppConfig) =>
        frontendDevUrl === null ? BuiltPageRenderer.load() : new DevelopmentPageRenderer(frontendDevUrl),
      inject: [AppConfig],
    },
  ],
})
export class PagesModule {}
