import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { OAuthModule } from '../oauth/oauth.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ContentReadModel } from './content.read-model.js';
import { ContentsController } from './contents.controller.js';
import { ContentsRepository } from './contents.repository.js';
import { ContentsService } from './contents.service.js';
import { DueVideoReadModel } from './due-video.read-model.js';
import { PostingService } from './posting.service.js';
import { ProviderDataRepository } from './provider-data.repository.js';
import { YoutubeRefreshJob } from './youtube-refresh.job.js';

/** Contents: the posts on creators' pages. */
@Module({
  imports: [AccountsModule, JobsModule, OAuthModule, PicturesModule, ProvidersModule],
  controllers: [ContentsController],
  providers: [
    ContentReadModel,
    ContentsRepository,
    ContentsService,
    DueVideoReadModel,
    PostingService,
    ProviderDataRepository,
    YoutubeRefreshJob,
  ],
  exports: [ContentsService, PostingService],
})
export class ContentsModule {}
