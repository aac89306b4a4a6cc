import { seesBlock } from './block-visibility.js';

describe('what stands in a block of a page', () => {
  const owner = {
    id: 'owner',
    blocks: [
      { name: 'content', shown: false },
      { name: 'item', shown: true },
    ],
  } as const;

  it.each([
    ['content', null, false],
    ['content', 'somebody', false],
    ['content', 'owner', true],
    ['item', null, true],
    ['link', null, true],
  ] as const)('%s is seen by %s: %s', (block, viewerId, seen) => {
    expect(seesBlock(block, owner, viewerId)).toBe(seen);
  });

  it('is seen by everybody where nothing was arranged', () => {
    expect(seesBlock('content', { id: 'owner' }, null)).toBe(true);
  });
});
