import { ApiParam } from '@nestjs/swagger';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';

/** Documents the `provider` parameter. */
export const ApiSocialProviderParam = (): MethodDecorator =>
  ApiParam({
    name: 'provider',
    description: 'The name of the provider.',
    schema: { type: 'string', maxLength: PROVIDER_LIMITS.name, example: 'line' },
  });
