import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { fromDigits, leftOut, ruleOf } from '../../common/validation/fields.js';
import { apiIdList, eachIsId } from '../../common/validation/list-fields.js';
import { CATEGORY_LIMITS, checkCategoryCount } from './category.rules.js';

/** The categories of an account. Form data has them as digits. */
export const CategoryListField = ({
  description,
  example,
}: {
  description: string;
  example: number[];
}): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(fromDigits) : value)),
    ...leftOut(true),
    ruleOf((value) => {
      if (Array.isArray(value)) return checkCategoryCount(value.length);
      return value === null ? 'required' : 'invalidFormat';
    }),
    eachIsId,
    apiIdList({
      description,
      minItems: CATEGORY_LIMITS.min,
      maxItems: CATEGORY_LIMITS.max,
      example,
      required: false,
    }),
  );
