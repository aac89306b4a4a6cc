import { IdsField, PageQuery } from '../../../common/validation/paging-fields.js';
import { ITEM_LIMITS } from '../item-limits.rules.js';

const { lookUpPage } = ITEM_LIMITS;

export class LookUpItemsQuery extends PageQuery({ default: lookUpPage, max: lookUpPage }) {
  @IdsField({ description: 'The IDs of the items, in the order of the response.' })
  itemIds: number[];
}
