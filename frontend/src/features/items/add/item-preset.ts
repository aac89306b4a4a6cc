import { type ItemTarget } from './AddItemsDialog';
import { type ItemValues } from './item-values';

/** The initial values of a new item and its content. */
export interface ItemPreset {
  target: ItemTarget;
  item: Pick<ItemValues, 'name' | 'url' | 'shown'>;
  /** Called once it is added. */
  onAdded?: () => void;
}
