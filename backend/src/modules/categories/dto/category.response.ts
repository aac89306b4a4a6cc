import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { ApiInteger } from '../../../common/http/api-fields.js';
import { CATEGORY_LIMITS } from '../category.rules.js';

/** More than a person would look through, of kinds as of what belongs to one. */
export const MOST_CATEGORIES = 100;

/** A category, chosen or not. */
@ApiSchema({ name: 'OwnCategory' })
export class OwnCategoryResponse {
  @ApiInteger({ description: 'Names the category in requests.', example: 404 })
  id: number;

  @ApiProperty({
    description: 'What it is called, in the language of the request.',
    maxLength: CATEGORY_LIMITS.name,
    example: '花・ガーデニング',
  })
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

  @ApiProperty({
    description: 'What it is called, in the language of the request.',
    maxLength: CATEGORY_LIMITS.name,
    example: '暮らし',
  })
  name: string;

  @ApiProperty({
    description: 'What can be chosen of it.',
    type: [CategoryResponse],
    minItems: 1,
    maxItems: MOST_CATEGORIES,
  })
  children: CategoryResponse[];
}

/** A kind of categories, and which of them the account has chosen. */
@ApiSchema({ name: 'OwnCategoryKind' })
export class OwnCategoryKindResponse extends OmitType(CategoryKindResponse, ['children'] as const) {
  @ApiProperty({
    description: 'What can be chosen of it, and what is.',
    type: [OwnCategoryResponse],
    minItems: 1,
    maxItems: MOST_CATEGORIES,
  })
  children: OwnCategoryResponse[];
}
