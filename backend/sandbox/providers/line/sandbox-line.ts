import { type Request, type Response, Router } from 'express';
import { jwtVerify } from 'jose';
import { bearerOf } from '../bearer.js';
import { askForConsent, type Fields, queryOf } from '../consent-step.js';
import { type ControlledProvider } from '../control.js';
import { bodyError } from '../interception.js';
import { provesChallenge, wrongChallenge } from '../pkce.js';
import { type SandboxWorld } from '../world.js';
import { LINE_CHANNEL } from './channel.js';
import { type Consent, LineGrants } from './grants.js';
import { identityToken, type IdentityTokenFlaw } from './identity-token.js';
import { LINE_PEOPLE, type LinePerson } from './people.js';

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
export class SandboxLine implements ControlledProvider {
  private readonly grants: LineGrants;
  private people: LinePerson[] = [...LINE_PEOPLE];

  constructor(
    private readonly world: SandboxWorld,
    /** The only accepted callback. */
    private readonly callback: string,
  ) {
    this.grants = new LineGrants(world.clock);
  }

  reset(): void {
    this.grants.reset();
    this.people = [...LINE_PEOPLE];
  }

  addPerson({ userId, displayName, email = null }: Partial<LinePerson>): void {
    if (userId === undefined || displayName === undefined) return;
    this.people = [
      ...this.people.filter((person) => person.userId !== userId),
      { userId, displayName, email },
    ];
  }

  withdraw(userId: string): void {
    this.grants.withdraw(userId);
  }

  routes(): Router {
    const router = Router();
    router.get('/oauth2/v2.1/authorize', (request, response) => this.authorize(request, response));
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

  private authorize(request: Request, response: Response): void {
    const query = queryOf(request);
    askForConsent(request, response, {
      service: 'LINE',
      purpose: 'login',
      scopes: SCOPES,
      people: this.people,
      choice: ({ userId, displayName, email }, language) => ({
        id: userId,
        name: displayName,
        detail: email ?? NO_EMAIL[language],
      }),
      wrong: this.wrongIn(query),
      denied: { error: 'access_denied', error_description: 'The resource owner denied the request.' },
      allow: (person) => ({
        code: this.grants.issueCode({
          person,
          redirectUri: query['redirect_uri'] ?? '',
          scopes: scopesOf(query),
          nonce: query['nonce'] ?? null,
          codeChallenge: query['code_challenge'] ?? null,
        }),
      }),
    });
  }

  /** The parameter that LINE would reject, or null. */
  private wrongIn(query: Fields): string | null {
    if (query['client_id'] !== LINE_CHANNEL.id) return 'client_id';
    if (query['redirect_uri'] !== this.callback) return 'redirect_uri';
    if (query['response_type'] !== 'code') return 'response_type';
    if (!query['state']) return 'state';
    const scopes = scopesOf(query);
    const known = scopes.every((scope) => ['profile', 'openid', 'email'].includes(scope));
    if (scopes.length === 0 || !known || (scopes.includes('email') && !scopes.includes('openid')))
      return 'scope';
    return wrongChallenge(query['code_challenge'], query['code_challenge_method']);
  }

  private async token(request: Request, response: Response): Promise<void> {
    const form = this.readForm(request, response);
    if (!form) return;
    if (form['grant_type'] === 'refresh_token') this.refresh(form, response);
    else if (form['grant_type'] === 'authorization_code') await this.exchange(form, response);
    else refuse(response, 'unsupported_grant_type', 'unsupported grant type');
  }

  private async exchange(form: Fields, response: Response): Promise<void> {
    const consent = this.grants.takeCode(form['code'] ?? '');
    if (!consent || form['redirect_uri'] !== consent.redirectUri) {
      refuse(response, 'invalid_grant', 'invalid authorization code');
      return;
    }
    const { codeChallenge } = consent;
    if (codeChallenge !== null && !provesChallenge(form['code_verifier'] ?? '', codeChallenge)) {
      refuse(response, 'invalid_grant', 'invalid code_verifier');
      return;
    }
    const { grant, accessToken, expiresInS } = this.grants.begin(consent);
    const flaw = (bodyError(response)?.identityToken ?? null) as IdentityTokenFlaw | null;
    const withIdentity = consent.scopes.includes('openid');
    response.json({
      access_token: accessToken,
      expires_in: expiresInS,
      ...(withIdentity ? { id_token: await identityToken(consent, this.world.clock, flaw) } : {}),
      refresh_token: grant.refreshToken,
      scope: shownScopes(consent),
      token_type: 'Bearer',
    });
  }

  private refresh(form: Fields, response: Response): void {
    const renewed = this.grants.renew(form['refresh_token'] ?? '');
    if (!renewed) {
      refuse(response, 'invalid_grant', 'invalid refresh token');
      return;
    }
    response.json({
      token_type: 'Bearer',
      scope: shownScopes(renewed.grant),
      access_token: renewed.accessToken,
      expires_in: renewed.expiresInS,
      refresh_token: renewed.grant.refreshToken,
    });
  }

  private channelToken(request: Request, response: Response): void {
    const form = this.readForm(request, response);
    if (!form) return;
    if (form['grant_type'] !== 'client_credentials') {
      refuse(response, 'unsupported_grant_type', 'unsupported grant type');
      return;
    }
    const { accessToken, expiresInS } = this.grants.issueChannelToken();
    response.json({ token_type: 'Bearer', access_token: accessToken, expires_in: expiresInS });
  }

  private revoke(request: Request, response: Response): void {
    const form = this.readForm(request, response);
    if (!form) return;
    this.grants.revoke(form['access_token'] ?? '');
    response.status(200).end();
  }

  private verifyAccessToken(request: Request, response: Response): void {
    const found = this.grants.find(queryOf(request)['access_token'] ?? '');
    if (!found) {
      refuse(response, 'invalid_request', 'access token expired');
      return;
    }
    const { grant, expiresInS } = found;
    response.json({ scope: shownScopes(grant), client_id: LINE_CHANNEL.id, expires_in: expiresInS });
  }

  private async verifyIdentityToken(request: Request, response: Response): Promise<void> {
    const form = (request.body ?? {}) as Fields;
    const verified = await jwtVerify(form['id_token'] ?? '', Buffer.from(LINE_CHANNEL.secret, 'utf8'), {
      algorithms: ['HS256'],
      issuer: LINE_CHANNEL.issuer,
      audience: form['client_id'] ?? '',
      currentDate: new Date(this.world.clock.now()),
    }).catch(() => null);
    if (!verified) refuse(response, 'invalid_request', 'Invalid IdToken.');
    else if (form['nonce'] !== undefined && form['nonce'] !== verified.payload['nonce'])
      refuse(response, 'invalid_request', 'Invalid IdToken Nonce.');
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
    if (!this.grants.knowsChannelToken(bearerOf(request))) {
      response.status(401).json({ message: 'Authentication failed' });
      return;
    }
    const { userAccessToken } = (request.body ?? {}) as Fields;
    if (this.grants.deauthorise(userAccessToken ?? '')) response.status(204).end();
    else response.status(400).json({ message: 'invalid token' });
  }

  /** The form of a request with the channel's secret, or null after an error response. */
  private readForm(request: Request, response: Response): Fields | null {
    if (!request.is('application/x-www-form-urlencoded')) {
      refuse(response, 'invalid_request', 'content type must be application/x-www-form-urlencoded');
      return null;
    }
    const form = request.body as Fields;
    if (form['client_id'] === LINE_CHANNEL.id && form['client_secret'] === LINE_CHANNEL.secret) return form;
    response.status(401).json({ error: 'invalid_client', error_description: 'client authentication failed' });
    return null;
  }

  /** The person of an access token with a scope, or null after an error response. */
  private bearer(request: Request, response: Response, scope: string): LinePerson | null {
    const found = this.grants.find(bearerOf(request));
    if (found?.grant.scopes.includes(scope)) return found.grant.person;
    response.status(401).json({ message: 'The access token is not valid' });
    return null;
  }
}

function scopesOf(query: Fields): string[] {
  return (query['scope'] ?? '').split(' ').filter((scope) => scope !== '');
}

/** LINE never lists `email` among the scopes, even when granted. */
function shownScopes({ scopes }: Pick<Consent, 'scopes'>): string {
  return scopes.filter((scope) => scope !== 'email').join(' ');
}

function refuse(response: Response, error: string, description: string): void {
  response.status(400).json({ error, error_description: description });
}
