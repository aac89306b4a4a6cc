import { Injectable } from '@nestjs/common';
import { requestLanguage } from '../../../common/http/request-context.js';
import { AppConfig } from '../../../config/app-config.js';
import { LineClient, type LineGrant } from '../../../providers/line/line.client.js';
import { loginRedirectUri } from '../../../providers/redirect-uris.js';
import { SocialProviderUnknown } from './authorization.errors.js';
import { OAuthStatesService, type CallbackState } from './oauth-states.service.js';
import { type SocialProvider } from './social-provider.js';

/** The callback parameters of social login. */
export interface SocialCallback extends CallbackState {
  code: string;
}

/** The OAuth flow of social login: authorization URL and verified identity. */
@Injectable()
export class SocialAuthorizationService {
  constructor(
    private readonly config: AppConfig,
    private readonly states: OAuthStatesService,
    private readonly line: LineClient,
  ) {}

  /** The configured social login providers. */
  listProviders(): SocialProvider[] {
    return this.line.isConfigured ? ['line'] : [];
  }

  /**
   * Validates the provider in a URL.
   *
   * @throws SocialProviderUnknown
   */
  requireProvider(name: string): SocialProvider {
    const provider = this.listProviders().find((each) => each === name);
    if (!provider) throw new SocialProviderUnknown();
    return provider;
  }

  /** Starts a flow; returns the authorization URL and the token for the browser's cookie. */
  async begin(provider: SocialProvider): Promise<{ authUrl: string; token: string }> {
    const { token, ...state } = await this.states.begin(provider);
    const language = requestLanguage();
    return {
      authUrl: this.line.authorizeUrl({ ...state, redirectUri: this.redirectUri(provider), language }),
      token,
    };
  }

  /**
   * Exchanges the code for the user's identity. The state is consumed first, so that repeated calls fail.
   *
   * @throws OAuthStateUnknown if the flow was started in another browser or is finished
   * @throws GrantRefused, IdentityNotVerified, ProviderUnavailable
   */
  async verify(provider: SocialProvider, { code, token, state }: SocialCallback): Promise<LineGrant> {
    const proof = await this.states.consume(provider, { token, state });
    return this.line.exchange({ code, ...proof, redirectUri: this.redirectUri(provider) });
  }

  private redirectUri(provider: SocialProvider): string {
    return loginRedirectUri(this.config.publicUrl, provider);
  }
}
