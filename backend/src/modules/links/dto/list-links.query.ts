import { PageQuery } from '../../../common/validation/paging-fields.js';
import { LINK_LIMITS } from '../link-limits.rules.js';

export class ListLinksQuery extends PageQuery({ default: LINK_LIMITS.page, max: LINK_LIMITS.pageMax }) {}
