import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { AppConfig } from '../../config/app-config.js';
import { type ProviderGrant } from '../../providers/linkage.client.js';
import { LinkageClientsService } from '../../providers/linkage-clients.service.js';
import { linkageRedirectUri } from '../../providers/redirect-uris.js';
import { LinkageProviderUnknown } from './oauth.errors.js';
import { type LinkageProvider } from './linkage-provider.js';
import { OauthStatesService, type ReturnedState } from './oauth-states.service.js';

/** What a browser brings back from a service whose account is being linked. */
export interface LinkageReturn extends ReturnedState {
  code: string;
  state: string;
}

/** What came of a way there and back. */
export interface BroughtGrant {
  grant: ProviderGrant;
  /** What is left of the time that the whole call has. */
  deadline: AbortSignal;
}

/** The ways of browsers to the services whose accounts are linked: sending them there, and finding out what they bring. */
@Injectable()
export class LinkageWaysService {
  constructor(
    private readonly config: AppConfig,
    private readonly states: OauthStatesService,
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

  /** Begins the way of an account to a service: the address to go to, and the token for the browser's cookie. */
  async begin(accountId: string, provider: LinkageProvider): Promise<{ authUrl: string; token: string }> {
    const { token, state, codeChallenge } = await this.states.begin(provider, accountId);
    const ask = { state, codeChallenge, redirectUri: this.redirectUri(provider) };
    return { authUrl: this.clients.of(provider).authorizationUrl(ask), token };
  }

  /**
   * Takes what a browser brings back. The way is used up before the service is asked, so that of many calls with one
   * code one has an effect.
   *
   * @throws OauthStateUnknown where this browser was not sent there by this account, or has come back before
   * @throws GrantRefused, ProviderUnavailable
   */
  async comeBack(
    accountId: string,
    provider: LinkageProvider,
    { code, token, state }: LinkageReturn,
  ): Promise<BroughtGrant> {
    const { codeVerifier } = await this.states.take(provider, { token, state }, accountId);
    const deadline = this.clients.deadline();
    const ask = { code, codeVerifier, redirectUri: this.redirectUri(provider) };
    return { grant: await this.clients.of(provider).exchange(ask, deadline), deadline };
  }

  private redirectUri(provider: LinkageProvider): string {
    return linkageRedirectUri(this.config.publicUrl, provider);
  }
}
