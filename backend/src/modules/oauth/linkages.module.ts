import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { SecurityModule } from '../../security/security.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ChannelRefreshJob } from './channel-refresh.job.js';
import { LinkageRevocationService } from './linkage-revocation.service.js';
import { LinkageGrantsService } from './linkage-grants.service.js';
import { LinkageGrantsRepository } from './linkage-grants.repository.js';
import { LinkageNoticesService } from './linkage-notices.service.js';
import { LinkagePicturesService } from './linkage-pictures.service.js';
import { LinkageRegistrationService } from './linkage-registration.service.js';
import { LinkageMaintenanceJob } from './linkage-maintenance.job.js';
import { LinkageWaysController } from './linkage-ways.controller.js';
import { LinkageWaysService } from './linkage-ways.service.js';
import { LinkagesController } from './linkages.controller.js';
import { LinkagesRepository } from './linkages.repository.js';
import { LinkagesService } from './linkages.service.js';
import { LinkedPostsService } from './linked-posts.service.js';
import { ListedPostsRepository } from './listed-posts.repository.js';
import { OauthWaysModule } from './oauth-ways.module.js';
import { PostsController } from './posts.controller.js';
import { PreviewsService } from './previews.service.js';
import { PreviewsController } from './previews.controller.js';

/** The accounts elsewhere that creators have linked with their pages, and what they have posted there. */
@Module({
  imports: [
    AccountsModule,
    JobsModule,
    MailModule,
    NoticesModule,
    OauthWaysModule,
    PicturesModule,
    ProvidersModule,
    SecurityModule,
  ],
  controllers: [LinkagesController, LinkageWaysController, PostsController, PreviewsController],
  providers: [
    ChannelRefreshJob,
    LinkageRevocationService,
    LinkageGrantsService,
    LinkageGrantsRepository,
    LinkageNoticesService,
    LinkagePicturesService,
    LinkageRegistrationService,
    LinkageMaintenanceJob,
    LinkageWaysService,
    LinkagesRepository,
    LinkagesService,
    LinkedPostsService,
    ListedPostsRepository,
    PreviewsService,
  ],
  exports: [LinkagesService, LinkedPostsService],
})
export class LinkagesModule {}
