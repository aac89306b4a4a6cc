import { type BlockPlace } from '../components/studio/BlockFrame';

/** The place of a block with which nothing is done beside what is in it. */
export function aPlace(overrides: Partial<BlockPlace> = {}): BlockPlace {
  return {
    id: 'block',
    title: 'Block',
    shown: true,
    justMoved: false,
    locked: false,
    actions: [],
    ...overrides,
  };
}
