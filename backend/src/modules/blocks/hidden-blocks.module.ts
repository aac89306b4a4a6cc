import { Injectable, Module } from '@nestjs/common';
import { type BlockName, HiddenBlocks } from './hidden-blocks.js';

/** Until creators can arrange their blocks, nobody hides one. */
@Injectable()
class NoHiddenBlocks extends HiddenBlocks {
  protected of(): Promise<ReadonlySet<BlockName>> {
    return Promise.resolve(new Set<BlockName>());
  }
}

/** Tells the areas that fill the blocks of a page which of them are hidden. */
@Module({
  providers: [{ provide: HiddenBlocks, useClass: NoHiddenBlocks }],
  exports: [HiddenBlocks],
})
export class HiddenBlocksModule {}
