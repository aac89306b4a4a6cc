import { LIMITS } from '../../../common/rules/limits.js';
import { LimitField, OffsetField } from '../../../common/validation/paging-fields.js';

const { page } = LIMITS.news;

/** Which part of the news is asked for. */
export class ListNewsQuery {
  @OffsetField()
  offset = 0;

  @LimitField({ default: page, max: page })
  limit: number = page;
}
