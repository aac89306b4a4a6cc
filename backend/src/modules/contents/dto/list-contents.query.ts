import { LIMITS } from '../../../common/rules/limits.js';
import { LimitField, OffsetField } from '../../../common/validation/paging-fields.js';

const { page } = LIMITS.contents;

/** Which part of a page's contents is asked for. */
export class ListContentsQuery {
  @OffsetField()
  offset = 0;

  @LimitField({ default: page, max: page })
  limit: number = page;
}
