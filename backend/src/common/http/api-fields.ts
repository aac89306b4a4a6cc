import { ApiParam, ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID } from '../rules/ids.js';

/** What the document says of a number that names something. */
export const ID_SCHEMA = { type: 'integer', minimum: 1, maximum: LARGEST_ID } as const;

interface IntegerSpec {
  description: string;
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  example: number | null;
}

/** A whole number of an answer; it names or counts something where its bounds are left out. */
export const ApiInteger = ({ description, nullable, example, ...bounds }: IntegerSpec): PropertyDecorator =>
  ApiProperty({ description, ...(nullable && { nullable }), ...ID_SCHEMA, ...bounds, example });

/** How many entries a list has. */
export const ApiTotal = (
  spec: Partial<IntegerSpec> & { maximum: number; example: number },
): PropertyDecorator => ApiInteger({ description: 'How many there are.', minimum: 0, ...spec });

/** Where the next part of a list begins. */
export const ApiNextOffset = (
  spec: Partial<IntegerSpec> & { maximum: number; example: number | null },
): PropertyDecorator =>
  ApiInteger({
    description: 'Where the next part begins; null after the last one.',
    nullable: true,
    ...spec,
  });

/** A text of an answer that may be missing. */
export const ApiNullableText = (spec: {
  description: string;
  maxLength: number;
  example: string | null;
}): PropertyDecorator => ApiProperty({ type: 'string', nullable: true, ...spec });

/** A number in an address that names something. */
export const ApiIdParam = (name: string, description: string, example: number): MethodDecorator =>
  ApiParam({ name, description, schema: { ...ID_SCHEMA, example } });
