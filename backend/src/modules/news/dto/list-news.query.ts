import { NEWS_LIMITS } from '../news.rules.js';
import { LimitField, OffsetField } from '../../../common/validation/paging-fields.js';

const { page } = NEWS_LIMITS;

/** Which part of the news is asked for. */
export class ListNewsQuery {
  @OffsetField()
  offset = 0;

  @LimitField({ default: page, max: page })
  limit: number = page;
}
