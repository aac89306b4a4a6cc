import { ApiParam } from '@nestjs/swagger';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';

/** Documents the `provider` parameter. */
export const ApiSocialProviderParam = (): MethodDecorator =>
  ApiParam({
    name: 'provider',
    description: 'The provider, as it is listed.',
    schema: { type: 'string', maxLength: PROVIDER_LIMITS.name, example: 'line' },
  });
