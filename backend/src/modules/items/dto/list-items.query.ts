import { PageQuery } from '../../../common/validation/paging-fields.js';
import { ITEM_LIMITS } from '../item-limits.rules.js';

export class ListItemsQuery extends PageQuery({ default: ITEM_LIMITS.page, max: ITEM_LIMITS.page }) {}
