/** The blocks that a creator arranges on the own page. */
export type BlockName = 'content' | 'link' | 'item';

/**
 * Which blocks creators hide: the port through which the areas that fill them ask. What stands in a hidden block is
 * absent from the page and from the lists of its account, for everyone but the owner.
 */
export abstract class HiddenBlocks {
  /** The blocks that an account hides. */
  protected abstract of(accountId: string): Promise<ReadonlySet<BlockName>>;

  /** @param viewerId the account that asks, or null */
  async hides(block: BlockName, accountId: string, viewerId: string | null): Promise<boolean> {
    return viewerId !== accountId && (await this.of(accountId)).has(block);
  }
}
