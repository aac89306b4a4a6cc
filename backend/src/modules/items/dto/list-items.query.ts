import { LIMITS } from '../../../common/rules/limits.js';
import { LimitField, OffsetField } from '../../../common/validation/paging-fields.js';

const { page } = LIMITS.items;

/** Which part of a list of items is asked for. */
export class ListItemsQuery {
  @OffsetField()
  offset = 0;

  @LimitField({ default: page, max: page })
  limit: number = page;
}
