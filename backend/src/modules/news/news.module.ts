import { Module } from '@nestjs/common';
import { NewsController } from './news.controller.js';
import { NewsRepository } from './news.repository.js';
import { NewsService } from './news.service.js';

/** News for everybody who is signed in. */
@Module({ controllers: [NewsController], providers: [NewsRepository, NewsService] })
export class NewsModule {}
