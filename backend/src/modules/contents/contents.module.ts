import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ContentsController } from './contents.controller.js';
import { ContentsRepository } from './contents.repository.js';
import { ContentsService } from './contents.service.js';

/** Contents: what creators have made, posted to their pages. */
@Module({
  imports: [AccountsModule],
  controllers: [ContentsController],
  providers: [ContentsRepository, ContentsService],
  exports: [ContentsService],
})
export class ContentsModule {}
