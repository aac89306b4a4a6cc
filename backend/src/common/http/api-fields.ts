import { type Type } from '@nestjs/common';
import { ApiParam, ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID } from '../rules/ids.js';

export const ID_SCHEMA = { type: 'integer', minimum: 1, maximum: LARGEST_ID } as const;

interface IntegerSpec {
  description: string;
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  example: number | null;
}

/** An integer in a response; its bounds default to those of an id. */
export const ApiInteger = ({ description, nullable, example, ...bounds }: IntegerSpec): PropertyDecorator =>
  ApiProperty({ description, ...(nullable && { nullable }), ...ID_SCHEMA, ...bounds, example });

/** The number of entries in a list. */
export const ApiTotal = (
  spec: Partial<IntegerSpec> & { maximum: number; example: number },
): PropertyDecorator => ApiInteger({ description: 'The number of entries.', minimum: 0, ...spec });

/** The offset of the next page of a list. */
export const ApiNextOffset = (
  spec: Partial<IntegerSpec> & { maximum: number; example: number | null },
): PropertyDecorator =>
  ApiInteger({
    description: 'The offset of the next page; null on the last page.',
    nullable: true,
    ...spec,
  });

export const ApiText = (description: string, maxLength: number, example: string): PropertyDecorator =>
  ApiProperty({ description, maxLength, example });

export const ApiNullableText = (
  description: string,
  maxLength: number,
  example: string | null,
): PropertyDecorator => ApiProperty({ type: 'string', nullable: true, description, maxLength, example });

/** One of several values; `enumName` names their schema. */
export const ApiChoice = (
  description: string,
  values: readonly (string | number)[],
  enumName: string,
  example: string | number,
): PropertyDecorator => ApiProperty({ description, enum: [...values], enumName, example });

/** Several different values of a choice. */
export const ApiChoiceList = (
  description: string,
  values: readonly string[],
  enumName: string,
): PropertyDecorator =>
  ApiProperty({
    description,
    enum: values,
    enumName,
    isArray: true,
    maxItems: values.length,
    uniqueItems: true,
    example: values.slice(0, 1),
  });

/** A time in ISO 8601. */
export const ApiTime = (description: string, example: string): PropertyDecorator =>
  ApiProperty({ description, format: 'date-time', example });

export const ApiUuid = (description: string, example: string): PropertyDecorator =>
  ApiProperty({ description, format: 'uuid', example });

/** An object that may be null. */
export const ApiNullable = (description: string, type: Type): PropertyDecorator =>
  ApiProperty({ description, type, nullable: true });

/** A list of objects, within limits. */
export const ApiList = (
  description: string,
  entry: Type,
  { min, max }: { min?: number; max: number },
): PropertyDecorator =>
  ApiProperty({ description, type: [entry], ...(min !== undefined && { minItems: min }), maxItems: max });

export const ApiIdParam = (name: string, description: string, example: number): MethodDecorator =>
  ApiParam({ name, description, schema: { ...ID_SCHEMA, example } });
