import { ApiParam } from '@nestjs/swagger';

/** Describes the provider in an address. */
export const ApiSocialProviderParam = (): MethodDecorator =>
  ApiParam({
    name: 'provider',
    description: 'The provider, as it is listed.',
    schema: { type: 'string', maxLength: 20, example: 'line' },
  });
