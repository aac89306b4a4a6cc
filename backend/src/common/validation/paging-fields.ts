import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';
import { type ErrorCode } from '../errors/error-code.js';
import { fromDigits, LARGEST_ID, RULE } from './fields.js';

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
