import { LIMITS } from '../../../common/rules/limits.js';
import { IdsField, LimitField, OffsetField } from '../../../common/validation/paging-fields.js';

const { contentsPage } = LIMITS.favorites;

/** Which contents are asked for by their ids, and which part of them. */
export class LookUpContentsQuery {
  @IdsField({ description: 'The contents, in the order in which they are answered.' })
  contentIds: number[];

  @OffsetField()
  offset = 0;

  @LimitField({ default: contentsPage, max: contentsPage })
  limit: number = contentsPage;
}
