import { Module } from '@nestjs/common';
import { BlocksController } from './blocks.controller.js';
import { BlocksRepository } from './blocks.repository.js';
import { BlocksService } from './blocks.service.js';

/** Blocks: the parts of a page, their order, and which of them are shown. */
@Module({
  controllers: [BlocksController],
  providers: [BlocksRepository, BlocksService],
  exports: [BlocksService],
})
export class BlocksModule {}
