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
  @ApiChoice('The name of the service in addresses.', LINKAGE_PROVIDERS, 'LinkageProvider', 'youtube')
  providerName: LinkageProvider;

  @ApiText('What the service is called.', 20, youtube.displayName)
  providerDisplayName: string;

  @ApiText('The domain of the service.', 20, youtube.domain)
  providerDomain: string;
}

/** The linkage providers. */
@ApiSchema({ name: 'LinkageProviders' })
export class LinkageProvidersResponse {
  @ApiList('The services that are on; a page shows no buttons of others.', LinkageProviderResponse, {
    max: LINKAGE_PROVIDERS.length,
  })
  results: LinkageProviderResponse[];

  @ApiTotal({ maximum: LINKAGE_PROVIDERS.length, example: 4 })
  total: number;
}
