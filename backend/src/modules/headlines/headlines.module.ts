import { Module } from '@nestjs/common';
import { HeadlinesController } from './headlines.controller.js';
import { HeadlinesRepository } from './headlines.repository.js';
import { HeadlinesService } from './headlines.service.js';

/** The headlines of pages. */
@Module({
  controllers: [HeadlinesController],
  providers: [HeadlinesRepository, HeadlinesService],
  exports: [HeadlinesService],
})
export class HeadlinesModule {}
