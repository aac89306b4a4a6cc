import { CONTENT_LIMITS } from '../content-limits.rules.js';
import { LimitField, OffsetField } from '../../../common/validation/paging-fields.js';

const { page } = CONTENT_LIMITS;

export class ListContentsQuery {
  @OffsetField()
  offset = 0;

  @LimitField({ default: page, max: page })
  limit: number = page;
}
