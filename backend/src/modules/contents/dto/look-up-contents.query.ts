import { IdsField, PageQuery } from '../../../common/validation/paging-fields.js';
import { CONTENT_LIMITS } from '../content-limits.rules.js';

const { lookUpPage } = CONTENT_LIMITS;

export class LookUpContentsQuery extends PageQuery({ default: lookUpPage, max: lookUpPage }) {
  @IdsField({ description: 'The IDs of the contents, in the order of the response.' })
  contentIds: number[];
}
