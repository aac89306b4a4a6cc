import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppConfig } from '../../config/app-config.js';
import { fileAddress, providerId, writtenName } from '../response-fields.js';
import { ConfiguredClient } from '../configured.client.js';
import {
  type AuthorizationRequest,
  type TokenRequest,
  type LinkageClient,
  type ProviderChannel,
  type ProviderGrant,
} from '../linkage.client.js';
import { codeForm, refreshForm, toGrant } from '../provider-grants.js';
import { type ProviderResponse, ProviderHttpClient, parseResponse } from '../provider-http.client.js';
import { GrantDead, GrantRefused, ProviderUnavailable } from '../provider.errors.js';

/** The account of a grant. */
const userResponse = z.object({
  data: z.object({ id: providerId, username: writtenName, profile_image_url: fileAddress }),
});

/** Error codes for an invalid refresh token. */
const TOKEN_REFUSED = ['invalid_request', 'invalid_grant'];

/** The first two are needed to read the user, the last for a refresh token. */
const SCOPES = ['users.read', 'tweet.read', 'offline.access'];

/**
 * X's OAuth 2.0 for confidential clients (docs.x.com/fundamentals/authentication/oauth-2-0). Codes last thirty
 * seconds; refresh tokens rotate. Each user read costs money, so it happens only when an account is linked.
 */
@Injectable()
export class XClient extends ConfiguredClient<AppConfig['providers']['x']> implements LinkageClient {
  constructor({ providers }: AppConfig, http: ProviderHttpClient) {
    super(providers.x, http);
  }

  authorizationUrl({ state, codeChallenge, redirectUri }: AuthorizationRequest): string {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: this.client.id,
      redirect_uri: redirectUri,
      scope: SCOPES.join(' '),
      state,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    });
    return `${this.settings.webBase}/i/oauth2/authorize?${query.toString()}`;
  }

  async exchange(request: TokenRequest, deadline: AbortSignal): Promise<ProviderGrant> {
    const answer = await this.oauth('token', codeForm(request), deadline);
    if (!answer.ok) throw new GrantRefused();
    return toGrant(answer.body, { scopes: SCOPES });
  }

  async channels(accessToken: string, deadline: AbortSignal): Promise<ProviderChannel[]> {
    const answer = await this.http.call({
      operation: 'x.user',
      url: `${this.settings.apiBase}/2/users/me?user.fields=profile_image_url`,
      bearer: accessToken,
      deadline,
    });
    if (!answer.ok) throw answer.status === 401 ? new GrantDead() : new ProviderUnavailable();
    const { id, username, profile_image_url } = parseResponse(userResponse, answer.body).data;
    return [
      {
        providerAccountId: id,
        name: username,
        handle: username,
        // The `_normal` picture is small.
        thumbnailUrl: profile_image_url?.replace(/_normal(?=\.\w+$)/, '_400x400') ?? null,
      },
    ];
  }

  async refresh(grant: ProviderGrant, deadline: AbortSignal): Promise<ProviderGrant> {
    const answer = await this.oauth('token', refreshForm(grant), deadline);
    if (answer.ok) return toGrant(answer.body, grant);
    // Any other error concerns our client and may be temporary.
    throw isTokenRefused(answer) ? new GrantDead() : new ProviderUnavailable();
  }

  async revoke({ accessToken, refreshToken }: ProviderGrant, deadline: AbortSignal): Promise<void> {
    // Each token has to be revoked separately.
    for (const token of [refreshToken, accessToken]) {
      if (token !== null) await this.oauth('revoke', { token }, deadline);
    }
  }

  private oauth(
    what: 'token' | 'revoke',
    form: Record<string, string>,
    deadline: AbortSignal,
  ): Promise<ProviderResponse> {
    return this.http.call({
      operation: `x.${what}`,
      url: `${this.settings.apiBase}/2/oauth2/${what}`,
      basic: this.client,
      body: { form },
      deadline,
    });
  }
}

function isTokenRefused({ status, body }: ProviderResponse): boolean {
  const { error } = (body ?? {}) as { error?: unknown };
  return status === 400 && TOKEN_REFUSED.includes(String(error));
}
