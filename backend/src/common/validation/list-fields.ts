import { applyDecorators, type Type as ClassOf } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { type ErrorCode } from '../errors/error-code.js';
import { LIMITS } from '../rules/limits.js';
import { checkCategoryCount } from '../rules/page-rules.js';
import { fromDigits, LARGEST_ID, RULE } from './fields.js';

interface ListFieldOptions {
  description: string;
  /** How many entries there may be. */
  max: number;
  example: unknown[];
}

/** A list of parts that may have to hold one at least. */
type PartListOptions = ListFieldOptions & { min?: 0 | 1 };

/** A list whose entries are of one kind, and not too many. */
const isListOf =
  (max: number, isEntry: (entry: unknown) => boolean, min = 0) =>
  (value: unknown): ErrorCode | null => {
    if (value === undefined || value === null) return 'required';
    if (!Array.isArray(value)) return 'invalidFormat';
    if (value.length < min) return 'required';
    if (value.length > max) return 'invalidLength';
    return value.every(isEntry) ? null : 'invalidFormat';
  };

/** A rule that a whole field has to satisfy: the first one that it breaks, or null. */
export const ruleOf = (check: (value: unknown) => ErrorCode | null): PropertyDecorator =>
  ValidateBy({
    name: RULE,
    validator: {
      validate: (value) => check(value) === null,
      defaultMessage: (args) => check(args?.value) ?? 'unknown',
    },
  });

const isId = (entry: unknown) => Number.isInteger(entry) && Number(entry) >= 1 && Number(entry) <= LARGEST_ID;

/** Ids in an order. */
export const IdListField = ({ description, max, example }: ListFieldOptions): PropertyDecorator =>
  applyDecorators(ruleOf(isListOf(max, isId)), apiIdList({ description, maxItems: max, example }));

/** The categories of an account. In a form each comes as digits. */
export const CategoryListField = ({
  description,
  example,
}: Omit<ListFieldOptions, 'max'>): PropertyDecorator => {
  const { min: minItems, max: maxItems } = LIMITS.categories;
  const check = (value: unknown): ErrorCode | null => {
    if (Array.isArray(value))
      return checkCategoryCount(value.length) ?? (value.every(isId) ? null : 'invalidFormat');
    return value === null ? 'required' : 'invalidFormat';
  };
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(fromDigits) : value)),
    ValidateIf((_object, value) => value !== undefined),
    ruleOf(check),
    apiIdList({ description, minItems, maxItems, example, required: false }),
  );
};

const apiIdList = (api: ApiPropertyOptions): PropertyDecorator =>
  ApiProperty({
    ...api,
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
  } as ApiPropertyOptions);

const isObject = (entry: unknown) => typeof entry === 'object' && entry !== null && !Array.isArray(entry);

/** Parts that have fields of their own. */
export const PartListField = (
  part: () => ClassOf<object>,
  { description, min = 0, max, example }: PartListOptions,
): PropertyDecorator =>
  applyDecorators(
    Type(part),
    ruleOf(isListOf(max, isObject, min)),
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
