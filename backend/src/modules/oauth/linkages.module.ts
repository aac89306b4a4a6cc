import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { SecurityModule } from '../../security/security.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ChannelRefresh } from './channel-refresh.js';
import { LinkageEndings } from './linkage-endings.js';
import { LinkageGrants } from './linkage-grants.js';
import { LinkageGrantsRepository } from './linkage-grants.repository.js';
import { LinkageNotices } from './linkage-notices.js';
import { LinkagePictures } from './linkage-pictures.js';
import { LinkageRegistrationService } from './linkage-registration.service.js';
import { LinkageReadModel } from './linkage.read-model.js';
import { LinkageUpkeep } from './linkage-upkeep.js';
import { LinkageWaysController } from './linkage-ways.controller.js';
import { LinkageWaysService } from './linkage-ways.service.js';
import { LinkagesController } from './linkages.controller.js';
import { LinkagesRepository } from './linkages.repository.js';
import { LinkagesService } from './linkages.service.js';
import { LinkedPosts } from './linked-posts.js';
import { ListedPostsRepository } from './listed-posts.repository.js';
import { OauthWaysModule } from './oauth-ways.module.js';
import { PostsController } from './posts.controller.js';
import { Previews } from './previews.js';
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
    ChannelRefresh,
    LinkageEndings,
    LinkageGrants,
    LinkageGrantsRepository,
    LinkageNotices,
    LinkagePictures,
    LinkageReadModel,
    LinkageRegistrationService,
    LinkageUpkeep,
    LinkageWaysService,
    LinkagesRepository,
    LinkagesService,
    LinkedPosts,
    ListedPostsRepository,
    Previews,
  ],
  exports: [LinkagesService, LinkedPosts],
})
export class LinkagesModule {}
