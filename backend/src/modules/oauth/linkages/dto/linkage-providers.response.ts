import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiTotal } from '../../../../common/http/api-fields.js';
import {
  LINKAGE_PROVIDERS,
  LINKAGE_SERVICES,
  type LinkageProvider,
} from '../../authorization/linkage-provider.js';

const { youtube } = LINKAGE_SERVICES;

/** A linkage provider. */
@ApiSchema({ name: 'LinkageProviderEntry' })
export class LinkageProviderResponse {
  @ApiProperty({
    description: 'The name of the service in addresses.',
    enum: LINKAGE_PROVIDERS,
    enumName: 'LinkageProvider',
    example: 'youtube',
  })
  providerName: LinkageProvider;

  @ApiProperty({ description: 'What the service is called.', maxLength: 20, example: youtube.displayName })
  providerDisplayName: string;

  @ApiProperty({ description: 'The domain of the service.', maxLength: 20, example: youtube.domain })
  providerDomain: string;
}

/** The linkage providers. */
@ApiSchema({ name: 'LinkageProviders' })
export class LinkageProvidersResponse {
  @ApiProperty({
    description: 'The services that are on; a page shows no buttons of others.',
    type: [LinkageProviderResponse],
    maxItems: LINKAGE_PROVIDERS.length,
  })
  results: LinkageProviderResponse[];

  @ApiTotal({ maximum: LINKAGE_PROVIDERS.length, example: 4 })
  total: number;
}
