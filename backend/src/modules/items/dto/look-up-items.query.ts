import { ITEM_LIMITS } from '../item-limits.rules.js';
import { IdsField, LimitField, OffsetField } from '../../../common/validation/paging-fields.js';

const { lookUpPage } = ITEM_LIMITS;

export class LookUpItemsQuery {
  @IdsField({ description: 'The items, in the order in which they are answered.' })
  itemIds: number[];

  @OffsetField()
  offset = 0;

  @LimitField({ default: lookUpPage, max: lookUpPage })
  limit: number = lookUpPage;
}
