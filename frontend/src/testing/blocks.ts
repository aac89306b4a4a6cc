import { type BlockPlace } from '../components/studio/BlockFrame';

/** A block without actions. */
export function aPlace(overrides: Partial<BlockPlace> = {}): BlockPlace {
  return {
    id: 'block',
    title: 'Block',
    edits: 'link',
    shown: true,
    justMoved: false,
    locked: false,
    actions: [],
    ...overrides,
  };
}
