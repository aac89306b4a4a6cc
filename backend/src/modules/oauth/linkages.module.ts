import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { LinkagesController } from './linkages.controller.js';
import { LinkagesRepository } from './linkages.repository.js';
import { LinkagesService } from './linkages.service.js';

/** The accounts elsewhere that creators have linked with their pages. */
@Module({
  imports: [AccountsModule],
  controllers: [LinkagesController],
  providers: [LinkagesRepository, LinkagesService],
  exports: [LinkagesService],
})
export class LinkagesModule {}
