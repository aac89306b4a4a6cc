import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiList, ApiText, ApiTotal } from '../../../../common/http/api-fields.js';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../authorization/social-provider.js';

/** A social login provider. */
@ApiSchema({ name: 'SocialProvider' })
export class SocialProviderResponse {
  @ApiProperty({
    description: 'The name of the provider in URLs.',
    enum: Object.keys(SOCIAL_PROVIDERS),
    example: 'line',
  })
  provider: SocialProvider;

  @ApiText('The display name of the provider.', 30, 'LINE')
  displayName: string;
}

/** The social login providers. */
@ApiSchema({ name: 'SocialProviders' })
export class SocialProvidersResponse {
  @ApiList('The configured providers, in display order.', SocialProviderResponse, {
    max: Object.keys(SOCIAL_PROVIDERS).length,
  })
  results: SocialProviderResponse[];

  @ApiTotal({ maximum: Object.keys(SOCIAL_PROVIDERS).length, example: 1 })
  total: number;
}
