import { type Request, type Response, Router } from 'express';
import { SANDBOX_CLIENTS } from '../clients.js';
import { type SandboxPerson } from '../consent-step.js';
import { type IssuedTokens } from '../grant-book.js';
import { HANAKO } from '../hanako.js';
import { NAMES } from '../line/people.js';
import {
  bearerOf,
  type Fields,
  formOf,
  provesChallenge,
  queryOf,
  refuse,
  wrongChallenge,
} from '../oauth-request.js';
import { pictureAddress } from '../pictures.js';
import { ProviderSandbox } from '../provider-sandbox.js';
import { type SandboxWorld } from '../world.js';

const CLIENT = SANDBOX_CLIENTS.x;
const KNOWN_SCOPES = ['users.read', 'tweet.read', 'offline.access'];
/** `users/me` needs both. */
const USER_SCOPES = ['users.read', 'tweet.read'];
const LONGEST_STATE = 500;
const HALF_A_YEAR_S = 15_768_000;

/** The scopes in words. */
const SCOPES = {
  ja: ['プロフィール（名前・ユーザー名・画像）', '投稿（閲覧のみ）', '許可を取り消すまでの継続'],
  en: ['Your profile (name, username, picture)', 'Your posts (read only)', 'Until you take it back'],
} as const;

/** An account at the sandbox's X. */
export interface XPerson extends SandboxPerson {
  username: string;
}

/** The built-in people. */
export const X_PEOPLE: readonly XPerson[] = [
  { userId: '1100000000000000002', username: 'hitohira_sumire', displayName: NAMES.sumire },
  { ...HANAKO.x, displayName: NAMES.tsubaki },
];

/** X's OAuth 2.0 for confidential clients, with the same validation and response formats. */
export class SandboxX extends ProviderSandbox<XPerson> {
  /** The used refresh tokens; using one again ends its grant. */
  private readonly spent = new Map<string, string>();

  constructor(world: SandboxWorld, callback: string) {
    const prefixes = { code: 'xcd-', access: 'xat-', refresh: 'xrt-' };
    const lives = { codeLifeS: 30, accessLifeS: 7200, refreshLifeS: HALF_A_YEAR_S };
    super(world, { provider: 'x', prefixes, ...lives, rotates: true }, X_PEOPLE, callback);
  }

  override reset(): void {
    super.reset();
    this.spent.clear();
  }

  routes(): Router {
    const router = Router();
    router.get('/i/oauth2/authorize', (request, response) =>
      this.authorize(request, response, {
        service: 'X',
        purpose: 'linkage',
        scopes: SCOPES,
        separator: ' ',
        detail: ({ username }) => `@${username}`,
        wrong: this.wrongIn(queryOf(request)),
        denied: { error: 'access_denied' },
        withRefresh: (_person, scopes) => scopes.includes('offline.access'),
      }),
    );
    router.post('/2/oauth2/token', (request, response) => this.token(request, response));
    router.post('/2/oauth2/revoke', (request, response) => this.revoke(request, response));
    router.get('/2/users/me', (request, response) => this.user(request, response));
    return router;
  }

  /** The parameter that X would reject, or null. */
  private wrongIn(query: Fields): string | null {
    const wrong = this.wrongForAll(query, 'client_id', CLIENT.id);
    if (wrong !== null) return wrong;
    if (!query['state'] || query['state'].length > LONGEST_STATE) return 'state';
    const asked = (query['scope'] ?? '').split(' ');
    if (!asked.every((scope) => KNOWN_SCOPES.includes(scope))) return 'scope';
    if (query['code_challenge'] === undefined) return 'code_challenge';
    return wrongChallenge(query);
  }

  private token(request: Request, response: Response): void {
    const form = this.readForm(request, response);
    if (!form) return;
    if (form['grant_type'] === 'refresh_token') this.refresh(form, response);
    else if (form['grant_type'] === 'authorization_code') this.exchange(form, response);
    else refuse(response, 400, 'unsupported_grant_type', 'Value passed for the grant type was invalid.');
  }

  private exchange(form: Fields, response: Response): void {
    const consent = this.grants.takeCode(form['code'] ?? '');
    const invalid = (what: string) =>
      refuse(response, 400, 'invalid_request', `Value passed for the ${what}`);
    if (!consent) invalid('authorization code was invalid.');
    else if (form['redirect_uri'] !== consent.redirectUri) invalid('redirect uri did not match.');
    else if (!provesChallenge(form['code_verifier'] ?? '', consent.codeChallenge ?? ''))
      invalid('code verifier did not match the code challenge.');
    else response.json(toTokens(this.grants.begin(consent)));
  }

  private refresh(form: Fields, response: Response): void {
    const shown = form['refresh_token'] ?? '';
    const renewed = this.grants.renew(shown);
    if (renewed) {
      this.spent.set(shown, renewed.accessToken);
      response.json(toTokens(renewed));
      return;
    }
    const successor = this.spent.get(shown);
    if (successor !== undefined) this.grants.endGrant(successor);
    refuse(response, 400, 'invalid_request', 'Value passed for the token was invalid.');
  }

  private revoke(request: Request, response: Response): void {
    const form = this.readForm(request, response);
    if (!form) return;
    response.json({ revoked: this.grants.endToken(form['token'] ?? '') });
  }

  private user(request: Request, response: Response): void {
    const found = this.grants.find(bearerOf(request));
    const person = this.personOf(found);
    if (!found || !person) {
      problem(response, 401, 'Unauthorized');
      return;
    }
    if (!USER_SCOPES.every((scope) => found.scopes.includes(scope))) {
      problem(response, 403, 'Forbidden');
      return;
    }
    const { userId, username, displayName } = person;
    const more = (queryOf(request)['user.fields'] ?? '').split(',');
    const picture = pictureAddress(request, `x-${username}`, 400, 400);
    response.json({
      data: {
        id: userId,
        name: displayName,
        username,
        ...(more.includes('profile_image_url')
          ? { profile_image_url: picture.replace(/[^/]+$/, 'face_normal.jpg') }
          : {}),
      },
    });
  }

  /** The form of a request with the app's secret in the header, or null after an error response. */
  private readForm(request: Request, response: Response): Fields | null {
    const expected = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64');
    if (request.get('authorization') === `Basic ${expected}`) return formOf(request, response);
    refuse(response, 401, 'unauthorized_client', 'Missing valid authorization header');
    return null;
  }
}

function toTokens({ accessToken, expiresInS, refreshToken, scopes }: IssuedTokens): object {
  return {
    token_type: 'bearer',
    expires_in: expiresInS,
    access_token: accessToken,
    scope: scopes.join(' '),
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
  };
}

function problem(response: Response, status: number, title: string): void {
  response
    .status(status)
    .type('application/problem+json')
    .json({ title, detail: title, type: 'about:blank', status });
}
