import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../common/errors/request-errors.js';
import { AppConfig } from '../../../config/app-config.js';
import { type ProviderGrant } from '../../../providers/linkage.client.js';
import { LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { linkageRedirectUri } from '../../../providers/redirect-uris.js';
import { LinkageProviderUnknown } from './authorization.errors.js';
import { type LinkageProvider } from './linkage-provider.js';
import { OAuthStatesService, type CallbackState } from './oauth-states.service.js';

/** The callback parameters of a linkage flow. */
export interface LinkageCallback extends CallbackState {
  code: string;
  state: string;
}

/** The result of a code exchange. */
export interface ExchangedGrant {
  grant: ProviderGrant;
  /** The remaining time for provider calls of this request. */
  deadline: AbortSignal;
}

/** The OAuth flow for linking accounts: authorization URL and code exchange. */
@Injectable()
export class LinkageAuthorizationService {
  constructor(
    private readonly config: AppConfig,
    private readonly states: OAuthStatesService,
    private readonly clients: LinkageClientsService,
  ) {}

  /** The configured linkage providers. */
  listProviders(): LinkageProvider[] {
    return this.clients.available();
  }

  /**
   * Validates the provider in a URL.
   *
   * @param again the provider in the body, if sent
   * @throws LinkageProviderUnknown
   * @throws InvalidInput if the body names another provider
   */
  requireProvider(name: string, again: string = name): LinkageProvider {
    const provider = this.listProviders().find((each) => each === name);
    if (!provider) throw new LinkageProviderUnknown();
    if (again !== provider) throw new InvalidInput([{ field: 'provider', code: 'invalidFormat' }]);
    return provider;
  }

  /** Starts a flow; returns the authorization URL and the token for the browser's cookie. */
  async begin(accountId: string, provider: LinkageProvider): Promise<{ authUrl: string; token: string }> {
    const { token, state, codeChallenge } = await this.states.begin(provider, accountId);
    const request = { state, codeChallenge, redirectUri: this.redirectUri(provider) };
    return { authUrl: this.clients.of(provider).authorizationUrl(request), token };
  }

  /**
   * Exchanges the code for a grant. The state is consumed first, so that repeated calls fail.
   *
   * @throws OAuthStateUnknown if the flow was started in another browser or by another account, or is finished
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
