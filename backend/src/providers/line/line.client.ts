import { Injectable } from '@nestjs/common';
import { jwtVerify } from 'jose';
import { type z } from 'zod';
import { type Language } from '../../common/rules/language.js';
import { AppConfig } from '../../config/app-config.js';
import { ConfiguredClient } from '../configured.client.js';
import { type TokenRequest } from '../linkage.client.js';
import { codeForm } from '../provider-grants.js';
import { type ProviderCall, ProviderHttpClient, parseResponse } from '../provider-http.client.js';
import { GrantRefused, IdentityNotVerified } from '../provider.errors.js';
import {
  channelTokenResponse,
  grantResponse,
  identityClaims,
  profileResponse,
  refreshResponse,
} from './line-responses.js';

/** The email only prefills a form. */
const SCOPES = 'profile openid email';

/** The parameters of an authorization URL. */
export interface LineAuthorization {
  state: string;
  nonce: string;
  codeChallenge: string;
  redirectUri: string;
  language: Language;
}

/** The authorization code, with the values the flow started with. */
export interface LineCode extends TokenRequest {
  nonce: string;
}

/** The tokens of a grant. */
export interface LineTokens {
  accessToken: string;
  refreshToken: string | null;
}

/** A LINE user. */
export interface LineIdentity {
  /** The user's permanent ID. */
  userId: string;
  displayName: string;
  /** Not verified by us. */
  email: string | null;
}

/** A grant with its user. */
export interface LineGrant {
  identity: LineIdentity;
  tokens: LineTokens;
}

type Form = Record<string, string>;

/**
 * LINE Login v2.1 (developers.line.biz/en/reference/line-login): authorization code with PKCE and nonce. The client
 * secret is sent in the body; ID tokens are verified locally, as HS256 only.
 */
@Injectable()
export class LineClient extends ConfiguredClient<AppConfig['providers']['line']> {
  constructor({ providers }: AppConfig, http: ProviderHttpClient) {
    super(providers.line, http);
  }

  /** The URL of the consent page. */
  authorizeUrl({ state, nonce, codeChallenge, redirectUri, language }: LineAuthorization): string {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: this.client.id,
      redirect_uri: redirectUri,
      state,
      scope: SCOPES,
      nonce,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      ui_locales: language,
    });
    return `${this.settings.accessBase}/oauth2/v2.1/authorize?${query.toString()}`;
  }

  /**
   * Exchanges a code for a grant.
   *
   * @throws GrantRefused if LINE rejects the code
   * @throws IdentityNotVerified if the ID token is invalid or meant for another browser
   * @throws ProviderUnavailable
   */
  async exchange({ nonce, ...request }: LineCode): Promise<LineGrant> {
    const deadline = this.http.deadline();
    const answer = await this.ask('token', codeForm(request), deadline);
    if (!answer.ok) throw new GrantRefused();
    const { access_token: accessToken, refresh_token, id_token } = parseResponse(grantResponse, answer.body);
    const { sub, name, email } = await this.verify(id_token, nonce);
    return {
      identity: {
        userId: sub,
        displayName: name ?? (await this.profileName(accessToken, sub, deadline)),
        email: email ?? null,
      },
      tokens: { accessToken, refreshToken: refresh_token ?? null },
    };
  }

  /**
   * Revokes an access token. Succeeds if it is already invalid.
   *
   * @throws ProviderUnavailable
   */
  async revoke({ accessToken }: LineTokens): Promise<void> {
    await this.ask('revoke', { access_token: accessToken });
  }

  /**
   * Deauthorizes this app for the user, as LINE requires when the user leaves. Succeeds if that has already
   * happened.
   *
   * @throws ProviderUnavailable
   */
  async deauthorise({ accessToken, refreshToken }: LineTokens): Promise<void> {
    if ((await this.tryDeauthorise(accessToken)) || refreshToken === null) return;
    // The access token may have expired while the grant is still active: retry with a fresh token.
    const renewed = await this.refresh(refreshToken);
    if (renewed !== null) await this.tryDeauthorise(renewed);
  }

  private get credentials(): Form {
    return { client_id: this.client.id, client_secret: this.client.secret };
  }

  /** @throws IdentityNotVerified */
  private async verify(idToken: string, nonce: string): Promise<z.infer<typeof identityClaims>> {
    const verified = await jwtVerify(idToken, Buffer.from(this.client.secret, 'utf8'), {
      algorithms: ['HS256'],
      issuer: this.settings.issuer,
      audience: this.client.id,
      requiredClaims: ['sub', 'exp', 'nonce'],
    }).catch(() => null);
    const claims = identityClaims.safeParse(verified?.payload);
    if (!claims.success || claims.data.nonce !== nonce) throw new IdentityNotVerified();
    return claims.data;
  }

  /** Reads the display name when the ID token has none. */
  private async profileName(accessToken: string, userId: string, deadline: AbortSignal): Promise<string> {
    const answer = await this.call('profile', '/v2/profile', { bearer: accessToken, deadline });
    const profile = parseResponse(profileResponse, answer.body);
    if (!answer.ok || profile.userId !== userId) throw new IdentityNotVerified();
    return profile.displayName;
  }

  /** @returns false if LINE rejects the user's token */
  private async tryDeauthorise(userAccessToken: string): Promise<boolean> {
    const { ok } = await this.call('deauthorize', '/user/v1/deauthorize', {
      bearer: await this.channelToken(),
      body: { json: { userAccessToken } },
      deadline: this.http.deadline(),
    });
    return ok;
  }

  /** A stateless channel access token, valid for 15 minutes and not cached. */
  private async channelToken(): Promise<string> {
    const form = { grant_type: 'client_credentials', ...this.credentials };
    const answer = await this.call('channel-token', '/oauth2/v3/token', {
      body: { form },
      deadline: this.http.deadline(),
    });
    return parseResponse(channelTokenResponse, answer.body).access_token;
  }

  /** A new access token; null if the grant has ended. */
  private async refresh(refreshToken: string): Promise<string | null> {
    const answer = await this.ask('token', { grant_type: 'refresh_token', refresh_token: refreshToken });
    return answer.ok ? parseResponse(refreshResponse, answer.body).access_token : null;
  }

  private ask(name: 'token' | 'revoke', fields: Form, deadline = this.http.deadline()) {
    const form = { ...fields, ...this.credentials };
    return this.call(name, `/oauth2/v2.1/${name}`, { body: { form }, deadline });
  }

  private call(operation: string, path: string, call: Omit<ProviderCall, 'operation' | 'url'>) {
    return this.http.call({
      ...call,
      operation: `line.${operation}`,
      url: `${this.settings.apiBase}${path}`,
    });
  }
}
