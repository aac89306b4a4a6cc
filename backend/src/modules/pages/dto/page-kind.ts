import { ApiProperty } from '@nestjs/swagger';

/** Documents the discriminator of a union. */
export function ApiKind(kind: string): PropertyDecorator {
  return ApiProperty({ description: 'The discriminator.', enum: [kind] });
}
