import { ApiSchema } from '@nestjs/swagger';
import { ApiChoice, ApiList, ApiText, ApiTotal } from '../../../../common/http/api-fields.js';
import {
  LINKAGE_PROVIDERS,
  LINKAGE_SERVICES,
  type LinkageProvider,
} from '../../authorization/linkage-provider.js';

const { youtube } = LINKAGE_SERVICES;

/** A linkage provider. */
@ApiSchema({ name: 'LinkageProviderEntry' })
export class LinkageProviderResponse {
  @ApiChoice('The name of the provider in URLs.', LINKAGE_PROVIDERS, 'LinkageProvider', 'youtube')
  providerName: LinkageProvider;

  @ApiText('The display name of the provider.', 20, youtube.displayName)
  providerDisplayName: string;

  @ApiText('The domain of the provider.', 20, youtube.domain)
  providerDomain: string;
}

/** The linkage providers. */
@ApiSchema({ name: 'LinkageProviders' })
export class LinkageProvidersResponse {
  @ApiList('The configured providers, in display order.', LinkageProviderResponse, {
    max: LINKAGE_PROVIDERS.length,
  })
  results: LinkageProviderResponse[];

  @ApiTotal({ maximum: LINKAGE_PROVIDERS.length, example: 4 })
  total: number;
}
