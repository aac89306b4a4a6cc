import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiTotal } from '../../../../common/http/api-fields.js';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../authorization/social-provider.js';

/** A social login provider. */
@ApiSchema({ name: 'SocialProvider' })
export class SocialProviderResponse {
  @ApiProperty({
    description: 'The name of the provider in addresses.',
    enum: Object.keys(SOCIAL_PROVIDERS),
    example: 'line',
  })
  provider: SocialProvider;

  @ApiProperty({ description: 'The name it goes by.', maxLength: 30, example: 'LINE' })
  displayName: string;
}

/** The social login providers. */
@ApiSchema({ name: 'SocialProviders' })
export class SocialProvidersResponse {
  @ApiProperty({
    description: 'The providers that are on; a page shows no buttons of others.',
    type: [SocialProviderResponse],
    maxItems: Object.keys(SOCIAL_PROVIDERS).length,
  })
  results: SocialProviderResponse[];

  @ApiTotal({ maximum: Object.keys(SOCIAL_PROVIDERS).length, example: 1 })
  total: number;
}
