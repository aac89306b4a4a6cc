import { ITEM_LIMITS } from '../item-limits.rules.js';
import { LimitField, OffsetField } from '../../../common/validation/paging-fields.js';

const { page } = ITEM_LIMITS;

export class ListItemsQuery {
  @OffsetField()
  offset = 0;

  @LimitField({ default: page, max: page })
  limit: number = page;
}
