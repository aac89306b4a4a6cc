import { Injectable } from '@nestjs/common';
import { jwtVerify } from 'jose';
import { type z } from 'zod';
import { type Language } from '../../common/language.js';
import { AppConfig, type LineSettings } from '../../config/app-config.js';
import { ConfiguredClient } from '../configured.client.js';
import { type ProviderCall, ProviderHttpClient, readAnswer } from '../provider-http.client.js';
import { GrantRefused, IdentityNotVerified } from '../provider.errors.js';
import {
  channelTokenAnswer,
  grantAnswer,
  identityClaims,
  profileAnswer,
  refreshAnswer,
} from './line-answers.js';

/** The least that a sign-in needs; the e-mail only prefills a form. */
const SCOPES = 'profile openid email';

/** What a browser is sent to LINE with. */
export interface LineAuthorization {
  state: string;
  nonce: string;
  codeChallenge: string;
  redirectUri: string;
  language: Language;
}

/** What a browser brought back, with what it was sent with. */
export interface LineCode {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}

/** The tokens of a grant, for as long as it is not taken back. */
export interface LineTokens {
  accessToken: string;
  refreshToken: string | null;
}

/** Who a person is at LINE. */
export interface LineIdentity {
  /** Names the person for good, at this provider. */
  userId: string;
  displayName: string;
  /** What LINE says; nobody has confirmed it to us. */
  email: string | null;
}

/** A grant: who gave it, and its tokens. */
export interface LineGrant {
  identity: LineIdentity;
  tokens: LineTokens;
}

type Form = Record<string, string>;

/**
 * LINE Login v2.1 (developers.line.biz/en/reference/line-login): authorization code with PKCE and nonce; the secret
 * travels in the body; the identity token is verified here, as HS256 under the channel secret and nothing else.
 */
@Injectable()
export class LineClient extends ConfiguredClient<LineSettings> {
  constructor({ providers }: AppConfig, http: ProviderHttpClient) {
    super(providers.line, http);
  }

  /** The address of LINE's consent page. */
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
   * @throws GrantRefused where LINE does not take the code
   * @throws IdentityNotVerified where the identity token is not what LINE signs for this browser
   * @throws ProviderUnavailable
   */
  async exchange({ code, codeVerifier, nonce, redirectUri }: LineCode): Promise<LineGrant> {
    const deadline = this.http.deadline();
    const answer = await this.ask(
      'token',
      {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
        ...this.credentials,
      },
      deadline,
    );
    if (!answer.ok) throw new GrantRefused();
    const { access_token: accessToken, refresh_token, id_token } = readAnswer(grantAnswer, answer.body);
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
   * Makes an access token worthless; one that is already is no failure.
   *
   * @throws ProviderUnavailable
   */
  async revoke({ accessToken }: LineTokens): Promise<void> {
    await this.ask('revoke', { access_token: accessToken, ...this.credentials });
  }

  /**
   * Takes a person's consent back, as LINE asks of a service that the person has left; consent that is gone already is
   * no failure.
   *
   * @throws ProviderUnavailable
   */
  async deauthorise({ accessToken, refreshToken }: LineTokens): Promise<void> {
    if ((await this.tryDeauthorise(accessToken)) || refreshToken === null) return;
    // Access tokens live for a month: an older grant is still there under its refresh token.
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

  /** The name of a person whose identity token has none. */
  private async profileName(accessToken: string, userId: string, deadline: AbortSignal): Promise<string> {
    const answer = await this.call('profile', '/v2/profile', {
      method: 'GET',
      bearer: accessToken,
      deadline,
    });
    const profile = readAnswer(profileAnswer, answer.body);
    if (!answer.ok || profile.userId !== userId) throw new IdentityNotVerified();
    return profile.displayName;
  }

  /** @returns false where LINE does not know the user's token */
  private async tryDeauthorise(userAccessToken: string): Promise<boolean> {
    const { ok } = await this.call('deauthorize', '/user/v1/deauthorize', {
      method: 'POST',
      bearer: await this.channelToken(),
      body: { json: { userAccessToken } },
      deadline: this.http.deadline(),
    });
    return ok;
  }

  /** A stateless token of the channel itself; it lives a quarter of an hour and is not worth keeping. */
  private async channelToken(): Promise<string> {
    const form = { grant_type: 'client_credentials', ...this.credentials };
    const answer = await this.call('channel-token', '/oauth2/v3/token', {
      method: 'POST',
      body: { form },
      deadline: this.http.deadline(),
    });
    return readAnswer(channelTokenAnswer, answer.body).access_token;
  }

  /** A new access token, or null where the grant is gone. */
  private async refresh(refreshToken: string): Promise<string | null> {
    const answer = await this.ask('token', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      ...this.credentials,
    });
    return answer.ok ? readAnswer(refreshAnswer, answer.body).access_token : null;
  }

  private ask(name: 'token' | 'revoke', form: Form, deadline = this.http.deadline()) {
    return this.call(name, `/oauth2/v2.1/${name}`, { method: 'POST', body: { form }, deadline });
  }

  private call(operation: string, path: string, call: Omit<ProviderCall, 'operation' | 'url'>) {
    return this.http.call({
      ...call,
      operation: `line.${operation}`,
      url: `${this.settings.apiBase}${path}`,
    });
  }
}
