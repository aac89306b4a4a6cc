import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { NewsController } from './news.controller.js';
import { NewsReadModel } from './news.read-model.js';
import { NewsRepository } from './news.repository.js';
import { NewsService } from './news.service.js';
import { NewsroomService } from './newsroom.service.js';

/** News for everybody who is signed in. */
@Module({
  imports: [PicturesModule],
  controllers: [NewsController],
  providers: [NewsReadModel, NewsRepository, NewsService, NewsroomService],
  exports: [NewsService, NewsroomService],
})
export class NewsModule {}
