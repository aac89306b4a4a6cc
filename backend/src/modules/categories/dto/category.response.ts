import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { ApiInteger, ApiList, ApiText } from '../../../common/http/api-fields.js';
import { CATEGORY_LIMITS } from '../category.rules.js';

/** An upper bound for groups, and for the categories of a group. */
export const MOST_CATEGORIES = 100;

/** A category, and whether the account has selected it. */
@ApiSchema({ name: 'OwnCategory' })
export class OwnCategoryResponse {
  @ApiInteger({ description: "The category's ID.", example: 404 })
  id: number;

  @ApiText('The name, in the language of the request.', CATEGORY_LIMITS.name, '花・ガーデニング')
  name: string;

  @ApiProperty({ description: 'Whether the account has selected it.', example: true })
  selectFlag: boolean;
}

/** A category. */
@ApiSchema({ name: 'Category' })
export class CategoryResponse extends OmitType(OwnCategoryResponse, ['selectFlag'] as const) {}

/** A group of categories, which cannot be selected itself. */
@ApiSchema({ name: 'CategoryKind' })
export class CategoryKindResponse {
  @ApiInteger({ description: "The group's ID.", example: 4 })
  id: number;

  @ApiText('The name, in the language of the request.', CATEGORY_LIMITS.name, '暮らし')
  name: string;

  @ApiList('The categories of the group.', CategoryResponse, { max: MOST_CATEGORIES, min: 1 })
  children: CategoryResponse[];
}

/** A group of categories, with those the account has selected. */
@ApiSchema({ name: 'OwnCategoryKind' })
export class OwnCategoryKindResponse extends OmitType(CategoryKindResponse, ['children'] as const) {
  @ApiList('The categories of the group, with the selected ones marked.', OwnCategoryResponse, {
    max: MOST_CATEGORIES,
    min: 1,
  })
  children: OwnCategoryResponse[];
}
