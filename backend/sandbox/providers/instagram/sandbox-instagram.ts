import { type Request, type Response, Router } from 'express';
import { SANDBOX_CLIENTS } from '../clients.js';
import { bearerOf, type Fields, queryOf } from '../oauth-request.js';
import { pictureAddress } from '../pictures.js';
import { ProviderSandbox } from '../provider-sandbox.js';
import { type SandboxWorld } from '../world.js';
import { chosenFields, type GraphCall, toPost } from './graph-answers.js';
import { INSTAGRAM_PEOPLE, type InstagramPerson } from './people.js';

const CLIENT = SANDBOX_CLIENTS.instagram;
const BASIC_SCOPE = 'instagram_business_basic';

const SHORT_LIFE_S = 3600;
const LONG_LIFE_S = 5_184_000;
const DAY_S = 86_400;

const DEFAULT_LIMIT = 25;
const MOST = 100;

/** The scopes in words. */
const SCOPES = {
  ja: ['プロフィール（ユーザーネームと画像）', '投稿した写真と動画（閲覧のみ）'],
  en: ['Your profile (username and picture)', 'Your photos and videos (read only)'],
} as const;

const PERSONAL = {
  ja: '個人アカウント（プロアカウントではないため連携できません）',
  en: 'Personal account (cannot be linked: not a professional one)',
} as const;

/** A Graph API error: code and subcode. */
interface GraphError {
  status?: number;
  type?: string;
  code: number;
  error_subcode?: number;
  message: string;
}

/** Instagram Login and the Graph API, with the same validation and response formats. */
export class SandboxInstagram extends ProviderSandbox<InstagramPerson> {
  constructor(world: SandboxWorld, callback: string) {
    const prefixes = { code: 'AQ', access: 'IGAA', refresh: '' };
    const lives = { codeLifeS: 3600, accessLifeS: SHORT_LIFE_S, refreshLifeS: null };
    super(world, { provider: 'instagram', prefixes, ...lives, rotates: false }, INSTAGRAM_PEOPLE, callback);
  }

  routes(): Router {
    const router = Router();
    router.get('/oauth/authorize', (request, response) =>
      this.authorize(request, response, {
        service: 'Instagram',
        purpose: 'linkage',
        scopes: SCOPES,
        separator: ',',
        detail: ({ username, accountType }, language) =>
          accountType === 'PERSONAL' ? PERSONAL[language] : `@${username}`,
        wrong: this.wrongIn(queryOf(request)),
        denied: {
          error: 'access_denied',
          error_reason: 'user_denied',
          error_description: 'The user denied your request',
        },
        withRefresh: () => false,
        fragment: '#_',
      }),
    );
    router.post('/oauth/access_token', (request, response) => this.token(request, response));
    router.get('/access_token', (request, response) => this.longToken(request, response));
    router.get('/refresh_access_token', (request, response) => this.refresh(request, response));
    router.get(['/me', '/v:version/me'], (request, response) => this.profile(request, response));
    router.get(['/me/media', '/v:version/me/media'], (request, response) => this.posts(request, response));
    router.get(['/:id', '/v:version/:id'], (request, response) => this.post(request, response));
    return router;
  }

  /** The parameter that Instagram would reject, or null. */
  private wrongIn(query: Fields): string | null {
    const wrong = this.wrongForAll(query, 'client_id', CLIENT.id);
    if (wrong !== null) return wrong;
    const asked = (query['scope'] ?? '').split(',');
    return asked.includes(BASIC_SCOPE) && asked.every((scope) => scope.startsWith('instagram_business_'))
      ? null
      : 'scope';
  }

  private token(request: Request, response: Response): void {
    const form = (request.body ?? {}) as Fields;
    const refuse = (message: string) =>
      response.status(400).json({ error_type: 'OAuthException', code: 400, error_message: message });
    if (form['client_id'] !== CLIENT.id || form['client_secret'] !== CLIENT.secret) {
      refuse('Error validating client secret.');
      return;
    }
    if (form['grant_type'] !== 'authorization_code') {
      refuse('Invalid grant_type');
      return;
    }
    const consent = this.grants.takeCode(form['code'] ?? '');
    const person = this.personOf(consent);
    if (!consent || !person) {
      refuse('Matching code was not found or was already used');
      return;
    }
    if (form['redirect_uri'] !== consent.redirectUri) {
      refuse('Error validating verification code. Please make sure your redirect_uri is identical.');
      return;
    }
    const { accessToken, scopes } = this.grants.begin(consent);
    // Both occur: wrapped with strings, and flat with a number beyond the safe integers.
    if (person.wrapped) {
      const permissions = scopes.join(',');
      response.json({ data: [{ access_token: accessToken, user_id: person.userId, permissions }] });
      return;
    }
    const flat = JSON.stringify({ access_token: accessToken, permissions: scopes });
    response.type('json').send(`{"user_id":${person.userId},${flat.slice(1)}`);
  }

  private longToken(request: Request, response: Response): void {
    const query = queryOf(request);
    const shown = query['access_token'] ?? '';
    if (query['grant_type'] !== 'ig_exchange_token' || query['client_secret'] !== CLIENT.secret) {
      refuse(response, { code: 101, message: 'Error validating application.' });
      return;
    }
    if (this.grants.find(shown)?.lifeS !== SHORT_LIFE_S) {
      refuse(response, { code: 190, message: 'Session key is invalid.' });
      return;
    }
    this.answerLongToken(response, shown);
  }

  private refresh(request: Request, response: Response): void {
    const query = queryOf(request);
    const shown = query['access_token'] ?? '';
    const token = this.grants.find(shown);
    if (!token) {
      refuse(response, { code: 190, error_subcode: 463, message: 'Session has expired.' });
      return;
    }
    const may = query['grant_type'] === 'ig_refresh_token' && token.lifeS === LONG_LIFE_S;
    if (!may || token.ageS < DAY_S) {
      refuse(response, {
        code: 100,
        type: 'IGApiException',
        message: 'Unsupported request - method type: get',
      });
      return;
    }
    this.answerLongToken(response, shown);
  }

  private answerLongToken(response: Response, shown: string): void {
    const long = this.grants.prolong(shown, LONG_LIFE_S);
    response.json({
      access_token: long?.accessToken,
      token_type: 'bearer',
      expires_in: long?.expiresInS,
    });
  }

  private profile(request: Request, response: Response): void {
    const requester = this.requester(request, response);
    if (!requester) return;
    const { person } = requester;
    const picture = pictureAddress(request, person.username, 320, 320);
    const profile = chosenFields(requester, {
      id: `24${person.userId.slice(2)}`,
      user_id: person.userId,
      username: person.username,
      name: person.displayName,
      account_type: person.accountType,
      profile_picture_url: picture,
    });
    response.json(person.wrapped ? { data: [profile] } : profile);
  }

  private posts(request: Request, response: Response): void {
    const requester = this.requester(request, response);
    if (!requester) return;
    const { limit = String(DEFAULT_LIMIT), after } = queryOf(request);
    const size = Math.min(Number(limit), MOST);
    const from = after === undefined ? 0 : Number(Buffer.from(after, 'base64url').toString());
    if (!Number.isInteger(size) || size < 1 || !Number.isInteger(from)) {
      refuse(response, { code: 100, message: 'Invalid parameter' });
      return;
    }
    const { posts } = requester.person;
    const part = posts.slice(from, from + size);
    const cursor = (at: number) => Buffer.from(String(at)).toString('base64url');
    const end = from + part.length;
    const next = new URL(request.originalUrl, `http://${request.get('host')}`);
    next.searchParams.set('after', cursor(end));
    next.searchParams.set('access_token', requester.accessToken);
    response.json({
      data: part.map((post) => toPost(requester, post)),
      // The last page has cursors, but no `next` URL.
      ...(part.length === 0
        ? {}
        : {
            paging: {
              cursors: { before: cursor(from), after: cursor(end) },
              ...(end < posts.length ? { next: next.href } : {}),
            },
          }),
    });
  }

  private post(request: Request, response: Response): void {
    const requester = this.requester(request, response);
    if (!requester) return;
    const id = String(request.params['id']);
    const post = requester.person.posts.find((each) => each.id === id);
    if (post) response.json(toPost(requester, post));
    else
      refuse(response, {
        code: 100,
        error_subcode: 33,
        message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
      });
  }

  /** The caller by the token in the header or query, or null after an error response. */
  private requester(request: Request, response: Response): GraphCall | null {
    const accessToken = bearerOf(request) || (queryOf(request)['access_token'] ?? '');
    const token = this.grants.find(accessToken);
    const person = this.personOf(token);
    if (!token || !person)
      refuse(response, { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' });
    else if (!token.scopes.includes(BASIC_SCOPE))
      refuse(response, {
        status: 403,
        code: 10,
        message: 'Application does not have permission for this action',
      });
    else return { request, person, accessToken };
    return null;
  }
}

function refuse(response: Response, { status = 400, type = 'OAuthException', ...error }: GraphError): void {
  response.status(status).json({ error: { type, ...error, fbtrace_id: 'sandbox' } });
}
