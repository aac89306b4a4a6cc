import { CONTENT_LIMITS } from '../content-limits.rules.js';
import { IdsField, LimitField, OffsetField } from '../../../common/validation/paging-fields.js';

const { lookUpPage } = CONTENT_LIMITS;

export class LookUpContentsQuery {
  @IdsField({ description: 'The contents, in the order in which they are answered.' })
  contentIds: number[];

  @OffsetField()
  offset = 0;

  @LimitField({ default: lookUpPage, max: lookUpPage })
  limit: number = lookUpPage;
}
