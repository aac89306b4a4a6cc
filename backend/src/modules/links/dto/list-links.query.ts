import { LINK_LIMITS } from '../link-limits.rules.js';
import { LimitField, OffsetField } from '../../../common/validation/paging-fields.js';

const { page, pageMax } = LINK_LIMITS;

export class ListLinksQuery {
  @OffsetField()
  offset = 0;

  @LimitField({ default: page, max: pageMax })
  limit: number = page;
}
