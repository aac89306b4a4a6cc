import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { ApiInteger, ApiList, ApiText } from '../../../common/http/api-fields.js';
import { CATEGORY_LIMITS } from '../category.rules.js';

/** More than a person would look through, of kinds as of what belongs to one. */
export const MOST_CATEGORIES = 100;

/** A category, chosen or not. */
@ApiSchema({ name: 'OwnCategory' })
export class OwnCategoryResponse {
  @ApiInteger({ description: 'Names the category in requests.', example: 404 })
  id: number;

  @ApiText('What it is called, in the language of the request.', CATEGORY_LIMITS.name, '花・ガーデニング')
  name: string;

  @ApiProperty({ description: 'Whether the account has chosen it.', example: true })
  selectFlag: boolean;
}

/** What pages can be about. */
@ApiSchema({ name: 'Category' })
export class CategoryResponse extends OmitType(OwnCategoryResponse, ['selectFlag'] as const) {}

/** A kind of categories, which is not chosen itself. */
@ApiSchema({ name: 'CategoryKind' })
export class CategoryKindResponse {
  @ApiInteger({ description: 'Names the kind.', example: 4 })
  id: number;

  @ApiText('What it is called, in the language of the request.', CATEGORY_LIMITS.name, '暮らし')
  name: string;

  @ApiList('What can be chosen of it.', CategoryResponse, { max: MOST_CATEGORIES, min: 1 })
  children: CategoryResponse[];
}

/** A kind of categories, and which of them the account has chosen. */
@ApiSchema({ name: 'OwnCategoryKind' })
export class OwnCategoryKindResponse extends OmitType(CategoryKindResponse, ['children'] as const) {
  @ApiList('What can be chosen of it, and what is.', OwnCategoryResponse, { max: MOST_CATEGORIES, min: 1 })
  children: OwnCategoryResponse[];
}
