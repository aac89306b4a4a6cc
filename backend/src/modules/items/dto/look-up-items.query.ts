import { LIMITS } from '../../../common/rules/limits.js';
import { IdsField, LimitField, OffsetField } from '../../../common/validation/paging-fields.js';

const { itemsPage } = LIMITS.favorites;

/** Which items are asked for by their ids, and which part of them. */
export class LookUpItemsQuery {
  @IdsField({ description: 'The items, in the order in which they are answered.' })
  itemIds: number[];

  @OffsetField()
  offset = 0;

  @LimitField({ default: itemsPage, max: itemsPage })
  limit: number = itemsPage;
}
