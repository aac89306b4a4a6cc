import { blocksArranged as arranged } from '../../../testing/accounts';
import { type BlockName, type BlockOrder } from '../api/block-orders';
import { blockMove, moveBack, moveBetween, withMoved, withShown } from './block-moves';
import { inOrder } from './shown-blocks';

const ALL: readonly BlockName[] = ['content', 'link', 'item'];

/** The blocks after a move among the movable ones. */
function movedOn(blocks: readonly BlockOrder[], movable: readonly BlockName[], from: number, to: number) {
  const move = blockMove(movable, from, to);
  if (move === null) throw new Error('Nothing is moved');
  return withMoved(blocks, movable, move);
}

describe('the blocks of a page', () => {
  it.each<[number, number, Parameters<typeof arranged>]>([
    [0, 1, ['link', '-content', 'item']],
    [0, 2, ['link', 'item', '-content']],
    [1, 0, ['link', '-content', 'item']],
    [2, 0, ['item', '-content', 'link']],
    [2, 1, ['-content', 'item', 'link']],
  ])('are reordered from position %d to %d', (from, to, order) => {
    const before = arranged('-content', 'link', 'item');
    expect(movedOn(before, ['content', 'link', 'item'], from, to)).toEqual(arranged(...order));
    expect(before).toEqual(arranged('-content', 'link', 'item'));
  });

  it.each<[Parameters<typeof arranged>, Parameters<typeof arranged>]>([
    [
      ['content', 'link', 'item'],
      ['link', 'content', 'item'],
    ],
    [
      ['item', 'content', 'link'],
      ['item', 'link', 'content'],
    ],
    [
      ['content', '-item', 'link'],
      ['link', '-item', 'content'],
    ],
  ])('keep their place when they cannot be moved: %j becomes %j', (before, after) => {
    const movable = before.filter((name) => !name.endsWith('item')) as BlockName[];
    expect(movedOn(arranged(...before), movable, 0, 1)).toEqual(arranged(...after));
  });

  it('are sorted, whatever order the API returns', () => {
    expect(inOrder(arranged('item', 'link', 'content').toReversed())).toEqual(
      arranged('item', 'link', 'content'),
    );
  });

  it('are shown and hidden in place', () => {
    const before = arranged('content', 'link', 'item');
    expect(withShown(before, 'link', false)).toEqual(arranged('content', '-link', 'item'));
    expect(withShown(arranged('-link', 'item', 'content'), 'link', true)).toEqual(
      arranged('link', 'item', 'content'),
    );
  });
});

describe('a move', () => {
  it('affects only its block, even if others have changed', () => {
    const toTheTop = blockMove(ALL, 1, 0)!;
    const now = arranged('item', '-content', 'link');
    expect(withMoved(now, ALL, toTheTop)).toEqual(arranged('link', 'item', '-content'));
    const toTheBottom = blockMove(ALL, 0, 2)!;
    expect(withMoved(now, ALL, toTheBottom)).toEqual(arranged('item', 'link', '-content'));
    const behindTheLinks = blockMove(ALL, 0, 1)!;
    expect(withMoved(arranged('content', 'item', '-link'), ALL, behindTheLinks)).toEqual(
      arranged('item', '-link', 'content'),
    );
  });

  it('can be undone in the same way', () => {
    const before = arranged('content', 'link', 'item');
    const back = moveBack(before, ALL, 'content');
    expect(withMoved(arranged('-link', 'item', 'content'), ALL, back)).toEqual(
      arranged('content', '-link', 'item'),
    );
  });

  it('to the same position is none', () => {
    expect(blockMove(ALL, 1, 1)).toBeNull();
    expect(blockMove(ALL, 3, 1)).toBeNull();
  });

  it.each([
    [1, 0, 'UP'],
    [2, 1, 'UP'],
    [0, 1, 'DOWN'],
    [2, 0, 'TOP'],
    [0, 2, 'BOTTOM'],
  ])('from %d to %d is named %s', (from, to, way) => {
    expect(moveBetween(from, to)).toBe(way);
  });
});
