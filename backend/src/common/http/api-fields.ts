import { ApiParam, ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID } from '../rules/ids.js';

/** The schema of an id. */
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
): PropertyDecorator => ApiInteger({ description: 'How many there are.', minimum: 0, ...spec });

/** The offset of the next part of a list. */
export const ApiNextOffset = (
  spec: Partial<IntegerSpec> & { maximum: number; example: number | null },
): PropertyDecorator =>
  ApiInteger({
    description: 'Where the next part begins; null after the last one.',
    nullable: true,
    ...spec,
  });

/** A nullable text in a response. */
export const ApiNullableText = (spec: {
  description: string;
  maxLength: number;
  example: string | null;
}): PropertyDecorator => ApiProperty({ type: 'string', nullable: true, ...spec });

/** An id in a path. */
export const ApiIdParam = (name: string, description: string, example: number): MethodDecorator =>
  ApiParam({ name, description, schema: { ...ID_SCHEMA, example } });
