import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { LinkReadModel } from './link.read-model.js';
import { LinksController } from './links.controller.js';
import { LinksRepository } from './links.repository.js';
import { LinksService } from './links.service.js';

/** The links of a page. */
@Module({
  imports: [AccountsModule, PicturesModule],
  controllers: [LinksController],
  providers: [LinkReadModel, LinksRepository, LinksService],
  exports: [LinksService],
})
export class LinksModule {}
