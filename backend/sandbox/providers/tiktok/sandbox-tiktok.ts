import { type Request, type Response, Router } from 'express';
import { SANDBOX_CLIENTS } from '../clients.js';
import { type SandboxPerson } from '../consent-step.js';
import { type IssuedTokens } from '../grant-book.js';
import { HANAKO } from '../hanako.js';
import { bearerOf, type Fields, formOf, queryOf } from '../oauth-request.js';
import { pictureAddress } from '../pictures.js';
import { ProviderSandbox } from '../provider-sandbox.js';
import { type SandboxWorld } from '../world.js';

const CLIENT = SANDBOX_CLIENTS.tiktok;
const KNOWN_SCOPES = ['user.info.basic', 'user.info.profile', 'video.list'];
const LOG_ID = '20261110030000SANDBOX';

/** The scopes in words. */
const SCOPES = {
  ja: ['プロフィール（名前と画像）', 'ユーザー名'],
  en: ['Your profile (name and picture)', 'Your username'],
} as const;

/** The user fields with their scopes. */
const FIELD_SCOPES: Record<string, string> = {
  open_id: 'user.info.basic',
  union_id: 'user.info.basic',
  avatar_url: 'user.info.basic',
  display_name: 'user.info.basic',
  username: 'user.info.profile',
  profile_deep_link: 'user.info.profile',
};

/** An account at the sandbox's TikTok; `userId` is the open ID. */
export interface TiktokPerson extends SandboxPerson {
  username: string;
  /** Their posts, with the code of the short link to each. */
  posts?: readonly { id: string; shortCode: string }[];
}

/** The built-in people. */
export const TIKTOK_PEOPLE = [HANAKO.tiktok] as const satisfies readonly TiktokPerson[];

/** TikTok's Login Kit v2, with the same validation and response formats. */
export class SandboxTiktok extends ProviderSandbox<TiktokPerson> {
  constructor(world: SandboxWorld, callback: string) {
    const prefixes = { code: 'ttc-', access: 'act.', refresh: 'rft.' };
    const lives = { codeLifeS: 600, accessLifeS: 7200, refreshLifeS: 15_552_000 };
    super(world, { provider: 'tiktok', prefixes, ...lives, rotates: true }, TIKTOK_PEOPLE, callback);
  }

  routes(): Router {
    const router = Router({ strict: true });
    router.get('/v2/auth/authorize/', (request, response) =>
      this.authorize(request, response, {
        service: 'TikTok',
        purpose: 'linkage',
        scopes: SCOPES,
        separator: ',',
        detail: ({ username }) => `@${username}`,
        wrong: this.wrongIn(queryOf(request)),
        denied: { error: 'access_denied', error_description: 'User cancelled the authorization' },
        withRefresh: () => true,
        more: (scopes) => ({ scopes: scopes.join(',') }),
      }),
    );
    router.post('/v2/oauth/token/', (request, response) => this.token(request, response));
    router.post('/v2/oauth/revoke/', (request, response) => this.revoke(request, response));
    router.get('/v2/user/info/', (request, response) => this.userInfo(request, response));
    router.get(['/t/:code{/}', '/:code{/}'], (request, response) => this.shortLink(request, response));
    return router;
  }

  /** The parameter that TikTok would reject, or null. */
  private wrongIn(query: Fields): string | null {
    const wrong = this.wrongForAll(query, 'client_key', CLIENT.id);
    if (wrong !== null) return wrong;
    if (!query['state']) return 'state';
    const asked = (query['scope'] ?? '').split(',');
    return asked.every((scope) => KNOWN_SCOPES.includes(scope)) ? null : 'scope';
  }

  private token(request: Request, response: Response): void {
    const form = this.readForm(request, response);
    if (!form) return;
    if (form['grant_type'] === 'refresh_token') this.refresh(form, response);
    else if (form['grant_type'] === 'authorization_code') this.exchange(form, response);
    else refuse(response, 'unsupported_grant_type', 'Grant type is not supported.');
  }

  private exchange(form: Fields, response: Response): void {
    const consent = this.grants.takeCode(form['code'] ?? '');
    if (!consent) refuse(response, 'invalid_grant', 'Authorization code is expired.');
    else if (form['redirect_uri'] !== consent.redirectUri)
      refuse(response, 'invalid_request', 'Redirect_uri is not matched with the uri when requesting code.');
    else this.answerTokens(response, consent.personId, this.grants.begin(consent));
  }

  private refresh(form: Fields, response: Response): void {
    const renewed = this.grants.renew(form['refresh_token'] ?? '');
    const person = renewed && this.grants.find(renewed.accessToken);
    if (renewed && person) this.answerTokens(response, person.personId, renewed);
    else refuse(response, 'invalid_grant', 'Refresh token is invalid or expired.');
  }

  private answerTokens(response: Response, openId: string, tokens: IssuedTokens): void {
    response.json({
      access_token: tokens.accessToken,
      expires_in: tokens.expiresInS,
      open_id: openId,
      refresh_expires_in: tokens.refreshExpiresInS,
      refresh_token: tokens.refreshToken,
      scope: tokens.scopes.join(','),
      token_type: 'Bearer',
    });
  }

  private revoke(request: Request, response: Response): void {
    const form = this.readForm(request, response);
    if (!form) return;
    if (this.grants.endGrant(form['token'] ?? '')) response.status(200).end();
    else refuse(response, 'invalid_grant', 'Access token is invalid or expired.');
  }

  private userInfo(request: Request, response: Response): void {
    const found = this.grants.find(bearerOf(request));
    const person = this.personOf(found);
    if (!found || !person) {
      answer(response, 401, 'access_token_invalid', 'The access token is invalid or not found.');
      return;
    }
    const fields = (queryOf(request)['fields'] ?? '').split(',');
    if (!fields.every((field) => Object.hasOwn(FIELD_SCOPES, field))) {
      answer(response, 400, 'invalid_params', 'One or more fields are invalid.');
      return;
    }
    if (!fields.every((field) => found.scopes.includes(FIELD_SCOPES[field] ?? ''))) {
      answer(response, 401, 'scope_permission_missed', 'Some fields need additional scopes.');
      return;
    }
    const { userId, username, displayName } = person;
    const user: Record<string, string> = {
      open_id: userId,
      union_id: `u-${userId}`,
      avatar_url: pictureAddress(request, `tiktok-${username}`, 720, 720),
      display_name: displayName,
      username,
      profile_deep_link: 'https://vm.tiktok.com/ZMsandbox/',
    };
    answer(response, 200, 'ok', '', {
      user: Object.fromEntries(fields.map((field) => [field, user[field]])),
    });
  }

  /** Share URLs redirect to the post, with TikTok's tracking parameters; others to the front page. */
  private shortLink(request: Request, response: Response): void {
    const code = request.params['code'];
    const [found] = this.people.flatMap(({ username, posts = [] }) =>
      posts.filter(({ shortCode }) => shortCode === code).map(({ id }) => `/@${username}/video/${id}`),
    );
    response.redirect(301, `https://www.tiktok.com${found ?? '/'}?_r=1&_t=ZS-sandbox`);
  }

  /** The form of a request with the app's secret, or null after an error response. */
  private readForm(request: Request, response: Response): Fields | null {
    const form = formOf(request, response);
    if (!form) return null;
    if (form['client_key'] === undefined) refuse(response, 'invalid_request', 'Client key is missing.');
    else if (form['client_key'] !== CLIENT.id || form['client_secret'] !== CLIENT.secret)
      refuse(response, 'invalid_client', 'Client key or secret is incorrect.', 401);
    else return form;
    return null;
  }
}

function refuse(response: Response, error: string, description: string, status = 400): void {
  response.status(status).json({ error, error_description: description, log_id: LOG_ID });
}

function answer(response: Response, status: number, code: string, message: string, data: object = {}): void {
  response.status(status).json({ data, error: { code, message, log_id: LOG_ID } });
}
