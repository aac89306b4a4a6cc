import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../common/errors/request-errors.js';
import { AppConfig } from '../../../config/app-config.js';
import { type ProviderGrant } from '../../../providers/linkage.client.js';
import { LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { linkageRedirectUri } from '../../../providers/redirect-uris.js';
import { LinkageProviderUnknown } from './authorization.errors.js';
import { type LinkageProvider } from './linkage-provider.js';
import { OAuthStatesService, type CallbackState } from './oauth-states.service.js';

/** What a service's redirect back carries when an account is being linked. */
export interface LinkageCallback extends CallbackState {
  code: string;
  state: string;
}

/** The grant that a code was exchanged for. */
export interface ExchangedGrant {
  grant: ProviderGrant;
  /** What is left of the time that the whole call has. */
  deadline: AbortSignal;
}

/** The OAuth flow in which an account elsewhere is linked: the authorization URL, and the exchange of the code. */
@Injectable()
export class LinkageAuthorizationService {
  constructor(
    private readonly config: AppConfig,
    private readonly states: OAuthStatesService,
    private readonly clients: LinkageClientsService,
  ) {}

  /** The services whose accounts can be linked here. */
  listProviders(): LinkageProvider[] {
    return this.clients.available();
  }

  /**
   * Reads the name of a service in an address.
   *
   * @param again the name once more, where the body says it
   * @throws LinkageProviderUnknown where there is none of that name, or it is off
   * @throws InvalidInput where the body says another
   */
  requireProvider(name: string, again: string = name): LinkageProvider {
    const provider = this.listProviders().find((each) => each === name);
    if (!provider) throw new LinkageProviderUnknown();
    if (again !== provider) throw new InvalidInput([{ field: 'provider', code: 'invalidFormat' }]);
    return provider;
  }

  /** Starts a flow for an account: the authorization URL, and the token for the browser's cookie. */
  async begin(accountId: string, provider: LinkageProvider): Promise<{ authUrl: string; token: string }> {
    const { token, state, codeChallenge } = await this.states.begin(provider, accountId);
    const request = { state, codeChallenge, redirectUri: this.redirectUri(provider) };
    return { authUrl: this.clients.of(provider).authorizationUrl(request), token };
  }

  /**
   * Exchanges the code for a grant. The state is consumed before the service is asked, so that of many calls with one
   * code one has an effect.
   *
   * @throws OAuthStateUnknown where this browser has not started the flow as this account, or has finished it already
   * @throws GrantRefused, ProviderUnavailable
   */
  async exchange(
    accountId: string,
    provider: LinkageProvider,
    { code, token, state }: LinkageCallback,
  ): Promise<ExchangedGrant> {
    const { codeVerifier } = await this.states.consume(provider, { token, state }, accountId);
    const deadline = this.clients.deadline();
    const request = { code, codeVerifier, redirectUri: this.redirectUri(provider) };
    return { grant: await this.clients.of(provider).exchange(request, deadline), deadline };
  }

  private redirectUri(provider: LinkageProvider): string {
    return linkageRedirectUri(this.config.publicUrl, provider);
  }
}
