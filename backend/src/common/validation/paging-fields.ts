import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';
import { type ErrorCode } from '../errors/error-code.js';
import { LIMITS } from '../rules/limits.js';
import { fromDigits, LARGEST_ID, RULE } from './fields.js';
import { ruleOf } from './list-fields.js';

interface WholeNumberSpec {
  description: string;
  min: number;
  max: number;
  default: number;
  example: number;
}

/** A whole number in a query. */
const WholeNumberField = ({ description, min, max, ...rest }: WholeNumberSpec): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => fromDigits(value)),
    ValidateIf((_object, value) => value !== undefined),
    ValidateBy({
      name: RULE,
      validator: {
        validate: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
        defaultMessage: (): ErrorCode => 'invalidFormat',
      },
    }),
    ApiProperty({ description, type: 'integer', minimum: min, maximum: max, required: false, ...rest }),
  );

/** How many entries of a list come before the part that is asked for. */
export const OffsetField = () =>
  WholeNumberField({
    description: 'How many entries are passed over.',
    min: 0,
    max: LARGEST_ID,
    default: 0,
    example: 0,
  });

/** How many entries are asked for. */
export const LimitField = ({ max, default: preset }: { max: number; default: number }) =>
  WholeNumberField({
    description: 'How many entries are asked for.',
    min: 1,
    max,
    default: preset,
    example: preset,
  });

/** The ids that are asked for in a query: separated by commas, or each by the same name once more. */
export const IdsField = ({ description }: { description: string }): PropertyDecorator => {
  const { max } = LIMITS.byIds;
  const verdict = (value: unknown): ErrorCode | null => {
    if (!Array.isArray(value)) return 'required';
    if (value.length > max) return 'invalidLength';
    const areIds = value.every((id) => Number.isInteger(id) && Number(id) >= 1 && Number(id) <= LARGEST_ID);
    return areIds ? null : 'invalidFormat';
  };
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => toIds(value)),
    ruleOf(verdict),
    ApiProperty({
      description,
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
      minItems: 1,
      maxItems: max,
      example: [34, 12],
    }),
  );
};

function toIds(value: unknown): unknown {
  if (value === undefined || value === '') return undefined;
  const texts = Array.isArray(value) ? (value as unknown[]) : [value];
  return texts.flatMap((text) => (typeof text === 'string' ? text.split(',') : text)).map(fromDigits);
}
