import { ApiProperty } from '@nestjs/swagger';

/** Describes the property that tells the members of a union apart. */
export function ApiKind(kind: string): PropertyDecorator {
  return ApiProperty({ description: 'Tells the kinds apart.', enum: [kind] });
}
