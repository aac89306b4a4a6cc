import { Module } from '@nestjs/common';
import { RedirectsController } from './redirects.controller.js';
import { RedirectsRepository } from './redirects.repository.js';
import { RedirectsService } from './redirects.service.js';

/** Redirects from one page to another address. */
@Module({
  controllers: [RedirectsController],
  providers: [RedirectsRepository, RedirectsService],
  exports: [RedirectsService],
})
export class RedirectsModule {}
