import { PageQuery } from '../../../common/validation/paging-fields.js';
import { NEWS_LIMITS } from '../news.rules.js';

export class ListNewsQuery extends PageQuery({ default: NEWS_LIMITS.page, max: NEWS_LIMITS.page }) {}
