import { applyDecorators, type Type as ClassOf } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiChoiceList, ID_SCHEMA } from '../http/api-fields.js';
import { LARGEST_ID } from '../rules/ids.js';
import { leftOut } from './fields.js';
import { breaks, requiredOr } from './messages.js';

interface ListFieldOptions {
  description: string;
  max: number;
  example: unknown[];
}

type PartListOptions = ListFieldOptions & { min?: 0 | 1; optional?: boolean };

/** A list within length limits. */
const isList = (max: number, min = 0): PropertyDecorator =>
  applyDecorators(
    IsArray(requiredOr('invalidFormat')),
    ArrayMinSize(min, breaks('required')),
    ArrayMaxSize(max, breaks('invalidLength')),
  );

const EACH = { each: true, ...breaks('invalidFormat') };

export const eachIsId: PropertyDecorator = applyDecorators(IsInt(EACH), Min(1, EACH), Max(LARGEST_ID, EACH));

/** An ordered list of ids. */
export const IdListField = ({ description, max, example }: ListFieldOptions): PropertyDecorator =>
  applyDecorators(isList(max), eachIsId, apiIdList({ description, maxItems: max, example }));

export const apiIdList = (api: ApiPropertyOptions): PropertyDecorator =>
  ApiProperty({
    ...api,
    type: 'array',
    items: ID_SCHEMA,
  } as ApiPropertyOptions);

/** A list of different choices, which may be left out. */
export const ChoiceListField = (
  choices: readonly string[],
  { description, enumName }: { description: string; enumName: string },
): PropertyDecorator =>
  applyDecorators(
    ...leftOut(true),
    isList(choices.length),
    ArrayUnique(breaks('invalidFormat')),
    IsIn(choices, EACH),
    ApiChoiceList(description, choices, enumName),
    ApiPropertyOptional(),
  );

export const PartListField = (
  part: () => ClassOf<object>,
  { description, min = 0, max, example, optional = false }: PartListOptions,
): PropertyDecorator =>
  applyDecorators(
    Type(part),
    ...leftOut(optional),
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
      required: !optional,
    }),
  );
