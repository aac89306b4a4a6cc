import { type ItemTarget } from './AddItemsDialog';
import { type ItemValues } from './item-values';

/** What a new item begins with, and where. */
export interface ItemPreset {
  target: ItemTarget;
  item: Pick<ItemValues, 'name' | 'url' | 'shown'>;
  /** Called once it is added. */
  onAdded?: () => void;
}
