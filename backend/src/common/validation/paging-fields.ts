import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { BY_IDS_LIMITS, LARGEST_ID } from '../rules/ids.js';
import { fromDigits, leftOut, readDigits } from './fields.js';
import { apiIdList, eachIsId } from './list-fields.js';
import { breaks } from './messages.js';

interface WholeNumberSpec {
  description: string;
  min: number;
  max: number;
  /** The value if it is missing; undefined for none. */
  default?: number;
  example: number;
}

/** An optional integer in a query. */
export const WholeNumberField = ({ description, min, max, ...rest }: WholeNumberSpec): PropertyDecorator =>
  applyDecorators(
    readDigits,
    ...leftOut(true),
    IsInt(breaks('invalidFormat')),
    Min(min, breaks('invalidFormat')),
    Max(max, breaks('invalidFormat')),
    ApiProperty({ description, type: 'integer', minimum: min, maximum: max, required: false, ...rest }),
  );

const OffsetField = () =>
  WholeNumberField({
    description: 'The number of entries to skip.',
    min: 0,
    max: LARGEST_ID,
    default: 0,
    example: 0,
  });

export const LimitField = ({ max, default: preset }: { max: number; default: number }) =>
  WholeNumberField({
    description: 'The maximum number of entries to return.',
    min: 1,
    max,
    default: preset,
    example: preset,
  });

/** The query for a page of a list: `class ListLinksQuery extends PageQuery({ default: 20, max: 100 }) {}`. */
export function PageQuery(limits: { max: number; default: number }) {
  class Query {
    @OffsetField()
    offset = 0;

    @LimitField(limits)
    limit: number = limits.default;
  }
  return Query;
}

/** Ids in a query, comma-separated or repeated. */
export const IdsField = ({ description }: { description: string }): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => toIds(value)),
    IsArray(breaks('required')),
    ArrayMaxSize(BY_IDS_LIMITS.max, breaks('invalidLength')),
    eachIsId,
    apiIdList({ description, minItems: 1, maxItems: BY_IDS_LIMITS.max, example: [34, 12] }),
  );

function toIds(value: unknown): unknown {
  if (value === undefined || value === '') return undefined;
  const texts = Array.isArray(value) ? (value as unknown[]) : [value];
  return texts.flatMap((text) => (typeof text === 'string' ? text.split(',') : text)).map(fromDigits);
}
