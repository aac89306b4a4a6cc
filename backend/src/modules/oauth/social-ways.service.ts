import { Injectable } from '@nestjs/common';
import { requestLanguage } from '../../common/http/request-context.js';
import { AppConfig } from '../../config/app-config.js';
import { LineClient, type LineGrant } from '../../providers/line/line.client.js';
import { loginRedirectUri } from '../../providers/redirect-uris.js';
import { SocialProviderUnknown } from './oauth.errors.js';
import { OauthStatesService, type ReturnedState } from './oauth-states.service.js';
import { type SocialProvider } from './social-provider.js';

/** What a browser brings back from a provider. */
export interface SocialReturn extends ReturnedState {
  code: string;
}

/** The ways of browsers to the providers that people sign in with: sending them there, and finding out who comes back. */
@Injectable()
export class SocialWaysService {
  constructor(
    private readonly config: AppConfig,
    private readonly states: OauthStatesService,
    private readonly line: LineClient,
  ) {}

  /** The providers that people can sign in with here. */
  listProviders(): SocialProvider[] {
    return this.line.isOn ? ['line'] : [];
  }

  /**
   * Reads the name of a provider in an address.
   *
   * @throws SocialProviderUnknown where there is none of that name, or it is off
   */
  requireProvider(name: string): SocialProvider {
    const provider = this.listProviders().find((each) => each === name);
    if (!provider) throw new SocialProviderUnknown();
    return provider;
  }

  /** Begins the way to a provider: the address to go to, and the token for the browser's cookie. */
  async begin(provider: SocialProvider): Promise<{ authUrl: string; token: string }> {
    const { token, ...state } = await this.states.begin(provider);
    const language = requestLanguage();
    return {
      authUrl: this.line.authorizeUrl({ ...state, redirectUri: this.redirectUri(provider), language }),
      token,
    };
  }

  /**
   * Finds out who comes back from a provider. The way is used up before the provider is asked, so that of many calls
   * with one code one has an effect.
   *
   * @throws OauthStateUnknown where this browser was not sent there, or has come back before
   * @throws GrantRefused, IdentityNotVerified, ProviderUnavailable
   */
  async verify(provider: SocialProvider, { code, token, state }: SocialReturn): Promise<LineGrant> {
    const proof = await this.states.take(provider, { token, state });
    return this.line.exchange({ code, ...proof, redirectUri: this.redirectUri(provider) });
  }

  private redirectUri(provider: SocialProvider): string {
    return loginRedirectUri(this.config.publicUrl, provider);
  }
}
