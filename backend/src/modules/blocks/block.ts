/** The blocks of a profile page, in their default order. */
export const BLOCK_NAMES = ['content', 'link', 'item'] as const;

export type BlockName = (typeof BLOCK_NAMES)[number];

/** Block names accepted in requests, including aliases. */
export const ACCEPTED_BLOCK_NAMES = [...BLOCK_NAMES, 'post', 'recommended'] as const;

export type AcceptedBlockName = (typeof ACCEPTED_BLOCK_NAMES)[number];

/** The block of each accepted name. */
export const BLOCK_NAMED: Record<AcceptedBlockName, BlockName> = {
  content: 'content',
  link: 'link',
  item: 'item',
  post: 'content',
  recommended: 'item',
};

/** A block and whether visitors see it; always in an ordered list. */
export interface BlockView {
  name: BlockName;
  shown: boolean;
}

/** The blocks of a page that has not been arranged. */
export const DEFAULT_BLOCKS: readonly BlockView[] = BLOCK_NAMES.map((name) => ({ name, shown: true }));

/** Whether a viewer sees a block: owners always do, visitors unless it is hidden. */
export function isShownTo(
  viewerId: string | null,
  { id, blocks }: { id: string; blocks: readonly BlockView[] },
  name: BlockName,
): boolean {
  return viewerId === id || blocks.some((block) => block.name === name && block.shown);
}
