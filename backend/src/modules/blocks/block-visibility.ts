/** The blocks of a page that hold lists. */
type BlockName = 'content' | 'link' | 'item';

/** An account, and how it has arranged its blocks; without an arrangement all of them are shown. */
interface BlocksOwner {
  id: string;
  blocks?: readonly { name: BlockName; shown: boolean }[];
}

/** Whether somebody sees what stands in a block: where it is hidden, the owner alone does. */
export function seesBlock(
  block: BlockName,
  { id, blocks = [] }: BlocksOwner,
  viewerId: string | null,
): boolean {
  return viewerId === id || !blocks.some(({ name, shown }) => name === block && !shown);
}
