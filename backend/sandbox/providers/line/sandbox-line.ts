import { randomBytes } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { jwtVerify } from 'jose';
import { type Consent } from '../grant-book.js';
import { bodyError } from '../interception.js';
import {
  bearerOf,
  type Fields,
  formOf,
  provesChallenge,
  queryOf,
  refuse,
  wrongChallenge,
} from '../oauth-request.js';
import { ProviderSandbox } from '../provider-sandbox.js';
import { type SandboxWorld } from '../world.js';
import { LINE_CHANNEL } from './channel.js';
import { identityToken, type IdentityTokenFlaw } from './identity-token.js';
import { LINE_PEOPLE, type LinePerson } from './people.js';

const DAY_S = 86_400;
const CHANNEL_TOKEN_LIFE_S = 900;

/** The scopes in words. */
const SCOPES = {
  ja: ['プロフィール（名前とユーザーID）', 'メールアドレス（登録がある場合）'],
  en: ['Your profile (name and user ID)', 'Your e-mail address, if you have one'],
} as const;

const NO_EMAIL = { ja: 'メールアドレスなし', en: 'No e-mail address' } as const;

/**
 * LINE Login v2.1 (developers.line.biz/en/reference/line-login), with the same validation and response formats. Anybody
 * can sign in as anybody.
 */
export class SandboxLine extends ProviderSandbox<LinePerson> {
  /** The channel access tokens with their expiry. */
  private readonly channelTokens = new Map<string, number>();

  constructor(world: SandboxWorld, callback: string) {
    const prefixes = { code: '', access: '', refresh: '' };
    const lives = { codeLifeS: 600, accessLifeS: 30 * DAY_S, refreshLifeS: 90 * DAY_S };
    super(world, { provider: 'line', prefixes, ...lives, rotates: false }, LINE_PEOPLE, callback);
  }

  routes(): Router {
    const router = Router();
    router.get('/oauth2/v2.1/authorize', (request, response) =>
      this.authorize(request, response, {
        service: 'LINE',
        purpose: 'login',
        scopes: SCOPES,
        separator: ' ',
        detail: ({ email }, language) => email ?? NO_EMAIL[language],
        wrong: this.wrongIn(queryOf(request)),
        denied: { error: 'access_denied', error_description: 'The resource owner denied the request.' },
        withRefresh: () => true,
      }),
    );
    router.post('/oauth2/v2.1/token', (request, response) => this.token(request, response));
    router.get('/oauth2/v2.1/verify', (request, response) => this.verifyAccessToken(request, response));
    router.post('/oauth2/v2.1/verify', (request, response) => this.verifyIdentityToken(request, response));
    router.post('/oauth2/v2.1/revoke', (request, response) => this.revoke(request, response));
    router.get('/oauth2/v2.1/userinfo', (request, response) => this.userInfo(request, response));
    router.post('/oauth2/v3/token', (request, response) => this.channelToken(request, response));
    router.get('/v2/profile', (request, response) => this.profile(request, response));
    router.post('/user/v1/deauthorize', (request, response) => this.deauthorise(request, response));
    return router;
  }

  /** The parameter that LINE would reject, or null. */
  private wrongIn(query: Fields): string | null {
    const wrong = this.wrongForAll(query, 'client_id', LINE_CHANNEL.id);
    if (wrong !== null) return wrong;
    if (!query['state']) return 'state';
    const scopes = (query['scope'] ?? '').split(' ');
    const known = scopes.every((scope) => ['profile', 'openid', 'email'].includes(scope));
    if (!known || (scopes.includes('email') && !scopes.includes('openid'))) return 'scope';
    return wrongChallenge(query);
  }

  private async token(request: Request, response: Response): Promise<void> {
    const form = this.readForm(request, response);
    if (!form) return;
    if (form['grant_type'] === 'refresh_token') this.refresh(form, response);
    else if (form['grant_type'] === 'authorization_code') await this.exchange(form, response);
    else refuse(response, 400, 'unsupported_grant_type', 'unsupported grant type');
  }

  private async exchange(form: Fields, response: Response): Promise<void> {
    const consent = this.grants.takeCode(form['code'] ?? '');
    const person = this.personOf(consent);
    if (!consent || !person || form['redirect_uri'] !== consent.redirectUri) {
      refuse(response, 400, 'invalid_grant', 'invalid authorization code');
      return;
    }
    const { codeChallenge } = consent;
    if (codeChallenge !== null && !provesChallenge(form['code_verifier'] ?? '', codeChallenge)) {
      refuse(response, 400, 'invalid_grant', 'invalid code_verifier');
      return;
    }
    const { accessToken, expiresInS, refreshToken } = this.grants.begin(consent);
    const flaw = (bodyError(response)?.identityToken ?? null) as IdentityTokenFlaw | null;
    const { clock } = this.world;
    const withIdentity = consent.scopes.includes('openid');
    response.json({
      access_token: accessToken,
      expires_in: expiresInS,
      ...(withIdentity ? { id_token: await identityToken(person, consent, clock, flaw) } : {}),
      refresh_token: refreshToken,
      scope: shownScopes(consent),
      token_type: 'Bearer',
    });
  }

  private refresh(form: Fields, response: Response): void {
    const renewed = this.grants.renew(form['refresh_token'] ?? '');
    if (!renewed) {
      refuse(response, 400, 'invalid_grant', 'invalid refresh token');
      return;
    }
    response.json({
      token_type: 'Bearer',
      scope: shownScopes(renewed),
      access_token: renewed.accessToken,
      expires_in: renewed.expiresInS,
      refresh_token: renewed.refreshToken,
    });
  }

  private channelToken(request: Request, response: Response): void {
    const form = this.readForm(request, response);
    if (!form) return;
    if (form['grant_type'] !== 'client_credentials') {
      refuse(response, 400, 'unsupported_grant_type', 'unsupported grant type');
      return;
    }
    const accessToken = randomBytes(40).toString('base64url');
    this.channelTokens.set(accessToken, this.world.clock.nowS() + CHANNEL_TOKEN_LIFE_S);
    response.json({ token_type: 'Bearer', access_token: accessToken, expires_in: CHANNEL_TOKEN_LIFE_S });
  }

  private revoke(request: Request, response: Response): void {
    const form = this.readForm(request, response);
    if (!form) return;
    this.grants.endToken(form['access_token'] ?? '');
    response.status(200).end();
  }

  private verifyAccessToken(request: Request, response: Response): void {
    const found = this.grants.find(queryOf(request)['access_token'] ?? '');
    if (!found) {
      refuse(response, 400, 'invalid_request', 'access token expired');
      return;
    }
    const expiresInS = (found.lifeS ?? 0) - found.ageS;
    response.json({ scope: shownScopes(found), client_id: LINE_CHANNEL.id, expires_in: expiresInS });
  }

  private async verifyIdentityToken(request: Request, response: Response): Promise<void> {
    const form = (request.body ?? {}) as Fields;
    const verified = await jwtVerify(form['id_token'] ?? '', Buffer.from(LINE_CHANNEL.secret, 'utf8'), {
      algorithms: ['HS256'],
      issuer: LINE_CHANNEL.issuer,
      audience: form['client_id'] ?? '',
      currentDate: new Date(this.world.clock.now()),
    }).catch(() => null);
    if (!verified) refuse(response, 400, 'invalid_request', 'Invalid IdToken.');
    else if (form['nonce'] !== undefined && form['nonce'] !== verified.payload['nonce'])
      refuse(response, 400, 'invalid_request', 'Invalid IdToken Nonce.');
    else response.json(verified.payload);
  }

  private userInfo(request: Request, response: Response): void {
    const person = this.bearer(request, response, 'openid');
    if (person) response.json({ sub: person.userId, name: person.displayName });
  }

  private profile(request: Request, response: Response): void {
    const person = this.bearer(request, response, 'profile');
    if (person) response.json({ userId: person.userId, displayName: person.displayName });
  }

  private deauthorise(request: Request, response: Response): void {
    if ((this.channelTokens.get(bearerOf(request)) ?? 0) <= this.world.clock.nowS()) {
      response.status(401).json({ message: 'Authentication failed' });
      return;
    }
    const { userAccessToken } = (request.body ?? {}) as Fields;
    const found = this.grants.find(userAccessToken ?? '');
    if (!found) {
      response.status(400).json({ message: 'invalid token' });
      return;
    }
    this.withdraw(found.personId);
    response.status(204).end();
  }

  /** The form of a request with the channel's secret, or null after an error response. */
  private readForm(request: Request, response: Response): Fields | null {
    const form = formOf(request, response);
    if (!form) return null;
    if (form['client_id'] === LINE_CHANNEL.id && form['client_secret'] === LINE_CHANNEL.secret) return form;
    refuse(response, 401, 'invalid_client', 'client authentication failed');
    return null;
  }

  /** The person of an access token with a scope, or null after an error response. */
  private bearer(request: Request, response: Response, scope: string): LinePerson | null {
    const found = this.grants.find(bearerOf(request));
    const person = this.personOf(found);
    if (person && found?.scopes.includes(scope)) return person;
    response.status(401).json({ message: 'The access token is not valid' });
    return null;
  }
}

/** LINE never lists `email` among the scopes, even when granted. */
function shownScopes({ scopes }: Pick<Consent, 'scopes'>): string {
  return scopes.filter((scope) => scope !== 'email').join(' ');
}
