import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ContentsModule } from '../contents/contents.module.js';
import { MaintenanceModule } from '../maintenance/maintenance.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { FeedReadModel } from './feed.read-model.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsService } from './feeds.service.js';
import { IndexNowClient } from './index-now.client.js';
import { IndexNowJob } from './index-now.job.js';
import { OEmbedController } from './oembed.controller.js';
import { OEmbedService } from './oembed.service.js';
import { PageAddressesService } from './page-addresses.service.js';
import { PageChangesRepository } from './page-changes.repository.js';
import { PendingChangeReadModel } from './pending-change.read-model.js';
import { SearchEnginesController } from './search-engines.controller.js';
import { SitemapFilesJob } from './sitemap-files.job.js';
import { SitemapFilesRepository } from './sitemap-files.repository.js';
import { SitemapReadModel } from './sitemap.read-model.js';
import { ScheduledChangeReadModel } from './scheduled-change.read-model.js';
import { SitemapsController } from './sitemaps.controller.js';
import { SitemapsService } from './sitemaps.service.js';

/** How pages are found and shown elsewhere: sitemap, feeds, oEmbed, IndexNow. */
@Module({
  imports: [AccountsModule, ContentsModule, JobsModule, MaintenanceModule, PagesModule],
  controllers: [SearchEnginesController, SitemapsController, FeedsController, OEmbedController],
  providers: [
    FeedReadModel,
    FeedsService,
    IndexNowClient,
    IndexNowJob,
    OEmbedService,
    PageAddressesService,
    PageChangesRepository,
    PendingChangeReadModel,
    ScheduledChangeReadModel,
    SitemapFilesJob,
    SitemapFilesRepository,
    SitemapReadModel,
    SitemapsService,
  ],
  exports: [PageAddressesService],
})
export class DiscoveryModule {}
