import { ApiSchema } from '@nestjs/swagger';
import { ApiList, ApiTotal } from '../../../common/http/api-fields.js';
import { CategoryKindResponse, MOST_CATEGORIES } from './category.response.js';

/** The categories to choose from. */
@ApiSchema({ name: 'CategoryList' })
export class CategoryListResponse {
  @ApiList('The groups, in display order.', CategoryKindResponse, {
    max: MOST_CATEGORIES,
  })
  results: CategoryKindResponse[];

  @ApiTotal({ description: 'The number of groups.', maximum: MOST_CATEGORIES, example: 12 })
  total: number;
}
