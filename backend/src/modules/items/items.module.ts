import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ContentsModule } from '../contents/contents.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ItemReadModel } from './item.read-model.js';
import { ItemsController } from './items.controller.js';
import { ItemsRepository } from './items.repository.js';
import { ItemsService } from './items.service.js';

/** Items that creators recommend with their contents. */
@Module({
  imports: [AccountsModule, ContentsModule, PicturesModule],
  controllers: [ItemsController],
  providers: [ItemReadModel, ItemsRepository, ItemsService],
  exports: [ItemsService],
})
export class ItemsModule {}
