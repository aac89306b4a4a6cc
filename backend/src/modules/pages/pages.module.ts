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
import { OAuthModule } from '../oauth/oauth.module.js';
import { RedirectsModule } from '../redirects/redirects.module.js';
import { BuiltPageRendererService } from './built-page-renderer.service.js';
import { ContentPageService } from './content-page.service.js';
import { DevelopmentPageRendererService } from './development-page-renderer.service.js';
import { LandingPageService } from './landing-page.service.js';
import { OwnChangesInterceptor } from './own-changes.interceptor.js';
import { PageDataService } from './page-data.service.js';
import { PageRendererService } from './page-renderer.service.js';
import { PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';
import { ProfilePageService } from './profile-page.service.js';

/** The site's pages, rendered on the server. */
@Module({
  imports: [
    AccountsModule,
    ContentsModule,
    DocumentsModule,
    ItemsModule,
    LinksModule,
    MaintenanceModule,
    NewsModule,
    OAuthModule,
    RedirectsModule,
    SecurityModule,
  ],
  controllers: [PagesController],
  providers: [
    ContentPageService,
    LandingPageService,
    PageDataService,
    PagesService,
    ProfilePageService,
    { provide: APP_INTERCEPTOR, useClass: OwnChangesInterceptor },
    {
      provide: PageRendererService,
      useFactory: ({ frontendDevUrl }: AppConfig) =>
        frontendDevUrl === null
          ? BuiltPageRendererService.load()
          : new DevelopmentPageRendererService(frontendDevUrl),
      inject: [AppConfig],
    },
  ],
  exports: [PageRendererService],
})
export class PagesModule {}
