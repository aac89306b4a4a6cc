/** The parts of a profile page, in the order in which a new page has them. */
export const BLOCK_NAMES = ['content', 'link', 'item'] as const;

export type BlockName = (typeof BLOCK_NAMES)[number];

/** Every name under which a part can be given. */
export const ACCEPTED_BLOCK_NAMES = [...BLOCK_NAMES, 'post', 'recommended'] as const;

export type AcceptedBlockName = (typeof ACCEPTED_BLOCK_NAMES)[number];

/** The part that each accepted name means. */
export const BLOCK_NAMED: Record<AcceptedBlockName, BlockName> = {
  content: 'content',
  link: 'link',
  item: 'item',
  post: 'content',
  recommended: 'item',
};

/** A part of a page: whether visitors see it. Parts come in a list, in their order. */
export interface BlockView {
  name: BlockName;
  shown: boolean;
}

/** The parts of a page that nobody has arranged yet. */
export const DEFAULT_BLOCKS: readonly BlockView[] = BLOCK_NAMES.map((name) => ({ name, shown: true }));

/** Whether somebody sees a part of a page: its owner does, and visitors where it is not hidden. */
export function isShownTo(
  viewerId: string | null,
  { id, blocks }: { id: string; blocks: readonly BlockView[] },
  name: BlockName,
): boolean {
  return viewerId === id || blocks.some((block) => block.name === name && block.shown);
}
