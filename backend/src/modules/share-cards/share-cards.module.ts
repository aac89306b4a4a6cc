import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ShareCardReadModel } from './share-card.read-model.js';
import { ShareCardsJob } from './share-cards.job.js';
import { ShareCardsRepository } from './share-cards.repository.js';

/** The cards shown where pages are shared. */
@Module({
  imports: [JobsModule, PicturesModule],
  providers: [ShareCardReadModel, ShareCardsJob, ShareCardsRepository],
})
export class ShareCardsModule {}
