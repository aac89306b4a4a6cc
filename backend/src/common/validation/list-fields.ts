import { applyDecorators, type Type as ClassOf } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { type ErrorCode } from '../errors/error-code.js';
import { LIMITS } from '../rules/limits.js';
import { checkCategoryCount } from '../rules/page-rules.js';
import { fromDigits, LARGEST_ID, RULE } from './fields.js';
import { breaks, requiredOr } from './messages.js';

interface ListFieldOptions {
  description: string;
  /** How many entries there may be. */
  max: number;
  example: unknown[];
}

/** A list of parts that may have to hold one at least. */
type PartListOptions = ListFieldOptions & { min?: 0 | 1 };

/** A list that is there and holds neither too few entries nor too many. */
const isList = (max: number, min = 0): PropertyDecorator =>
  applyDecorators(
    IsArray(requiredOr('invalidFormat')),
    ArrayMinSize(min, breaks('required')),
    ArrayMaxSize(max, breaks('invalidLength')),
  );

const EACH = { each: true, ...breaks('invalidFormat') };

/** A list whose entries are ids. */
export const eachIsId: PropertyDecorator = applyDecorators(IsInt(EACH), Min(1, EACH), Max(LARGEST_ID, EACH));

/** A rule that a whole field has to satisfy: the first one that it breaks, or null. */
export const ruleOf = (check: (value: unknown) => ErrorCode | null): PropertyDecorator =>
  ValidateBy({
    name: RULE,
    validator: {
      validate: (value) => check(value) === null,
      defaultMessage: (args) => check(args?.value) ?? 'unknown',
    },
  });

/** Ids in an order. */
export const IdListField = ({ description, max, example }: ListFieldOptions): PropertyDecorator =>
  applyDecorators(isList(max), eachIsId, apiIdList({ description, maxItems: max, example }));

/** The categories of an account. In a form each comes as digits. */
export const CategoryListField = ({
  description,
  example,
}: Omit<ListFieldOptions, 'max'>): PropertyDecorator => {
  const { min: minItems, max: maxItems } = LIMITS.categories;
  const check = (value: unknown): ErrorCode | null => {
    if (Array.isArray(value)) return checkCategoryCount(value.length);
    return value === null ? 'required' : 'invalidFormat';
  };
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(fromDigits) : value)),
    ValidateIf((_object, value) => value !== undefined),
    ruleOf(check),
    eachIsId,
    apiIdList({ description, minItems, maxItems, example, required: false }),
  );
};

const apiIdList = (api: ApiPropertyOptions): PropertyDecorator =>
  ApiProperty({
    ...api,
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
  } as ApiPropertyOptions);

/** Parts that have fields of their own. */
export const PartListField = (
  part: () => ClassOf<object>,
  { description, min = 0, max, example }: PartListOptions,
): PropertyDecorator =>
  applyDecorators(
    Type(part),
    isList(max, min),
    IsObject(EACH),
    ValidateNested({ each: true }),
    ApiProperty({
      description,
      type: () => part(),
      isArray: true,
      ...(min > 0 && { minItems: min }),
      maxItems: max,
      example,
    }),
  );
