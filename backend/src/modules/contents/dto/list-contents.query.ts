import { PageQuery } from '../../../common/validation/paging-fields.js';
import { CONTENT_LIMITS } from '../content-limits.rules.js';

export class ListContentsQuery extends PageQuery({
  default: CONTENT_LIMITS.page,
  max: CONTENT_LIMITS.page,
}) {}
