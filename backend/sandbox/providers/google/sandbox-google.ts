import { type Request, type Response, Router } from 'express';
import { SANDBOX_CLIENTS } from '../clients.js';
import { type IssuedTokens } from '../grant-book.js';
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
import { languageOf, PAGE_POLICY } from '../sandbox-page.js';
import { type SandboxWorld } from '../world.js';
import { GOOGLE_PEOPLE, type GooglePerson } from './people.js';
import { videosPage } from './videos-page.js';
import { toChannel, toVideo } from './youtube-answers.js';

const CLIENT = SANDBOX_CLIENTS.google;
const YOUTUBE_SCOPE = 'https://www.googleapis.com/auth/youtube.readonly';

/** The scopes in words. */
const SCOPES = {
  ja: ['YouTubeチャンネルの名前と画像', '投稿した動画の情報（閲覧のみ）'],
  en: ["Your YouTube channels' names and pictures", 'Your videos (read only)'],
} as const;

const NO_CHANNEL = {
  ja: 'チャンネルなし（連携できません）',
  en: 'No channel (cannot be linked)',
} as const;

/** Google's OAuth and the YouTube Data API, with the same validation and response formats. */
export class SandboxGoogle extends ProviderSandbox<GooglePerson> {
  private readonly consented = new Set<string>();

  constructor(world: SandboxWorld, callback: string) {
    const prefixes = { code: '4/0A', access: 'ya29.', refresh: '1//0' };
    const lives = { codeLifeS: 600, accessLifeS: 3599, refreshLifeS: null };
    super(world, { provider: 'google', prefixes, ...lives, rotates: false }, GOOGLE_PEOPLE, callback);
  }

  override reset(): void {
    super.reset();
    this.consented.clear();
  }

  routes(): Router {
    const router = Router();
    router.get('/', (request, response) => this.home(request, response));
    router.get('/o/oauth2/v2/auth', (request, response) => {
      const query = queryOf(request);
      this.authorize(request, response, {
        service: 'YouTube',
        purpose: 'linkage',
        scopes: SCOPES,
        separator: ' ',
        detail: ({ channels }, language) =>
          channels.map(({ title }) => title).join(' / ') || NO_CHANNEL[language],
        wrong: this.wrongIn(query),
        denied: { error: 'access_denied' },
        withRefresh: ({ userId }) => this.consentsAnew(userId, query),
        more: (scopes) => ({ scope: scopes.join(' ') }),
      });
    });
    router.post('/token', (request, response) => this.token(request, response));
    router.post('/revoke', (request, response) => this.revoke(request, response));
    router.get('/youtube/v3/channels', (request, response) => this.channels(request, response));
    router.get('/youtube/v3/videos', (request, response) => this.videos(request, response));
    return router;
  }

  /** A help page of the sandbox. */
  private home(request: Request, response: Response): void {
    response.set({ 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-store' });
    response.send(videosPage(this.people, request.originalUrl, languageOf(request)));
  }

  /** The parameter that Google would reject, or null. */
  private wrongIn(query: Fields): string | null {
    const wrong = this.wrongForAll(query, 'client_id', CLIENT.id);
    if (wrong !== null) return wrong;
    const asked = (query['scope'] ?? '').split(' ');
    if (!asked.every((scope) => scope === YOUTUBE_SCOPE)) return 'scope';
    if (!['online', 'offline', undefined].includes(query['access_type'])) return 'access_type';
    return wrongChallenge(query);
  }

  /** Only the first consent, or a forced one, yields a refresh token. */
  private consentsAnew(personId: string, query: Fields): boolean {
    const known = this.consented.has(personId);
    this.consented.add(personId);
    const asked = (query['prompt'] ?? '').split(' ').includes('consent');
    return query['access_type'] === 'offline' && (!known || asked);
  }

  private token(request: Request, response: Response): void {
    const form = formOf(request, response);
    if (!form) return;
    if (form['client_id'] !== CLIENT.id || form['client_secret'] !== CLIENT.secret)
      refuse(response, 401, 'invalid_client', 'Unauthorized');
    else if (form['grant_type'] === 'refresh_token') this.refresh(form, response);
    else if (form['grant_type'] === 'authorization_code') this.exchange(form, response);
    else refuse(response, 400, 'unsupported_grant_type', 'Invalid grant_type');
  }

  private exchange(form: Fields, response: Response): void {
    const consent = this.grants.takeCode(form['code'] ?? '');
    if (!consent) refuse(response, 400, 'invalid_grant', 'Bad Request');
    else if (form['redirect_uri'] !== consent.redirectUri)
      refuse(response, 400, 'redirect_uri_mismatch', 'Bad Request');
    else if (
      consent.codeChallenge !== null &&
      !provesChallenge(form['code_verifier'] ?? '', consent.codeChallenge)
    )
      refuse(response, 400, 'invalid_grant', 'Invalid code verifier.');
    else {
      const tokens = this.grants.begin(consent);
      response.json({
        ...toTokens(tokens),
        ...(tokens.refreshToken === null ? {} : { refresh_token: tokens.refreshToken }),
      });
    }
  }

  private refresh(form: Fields, response: Response): void {
    const renewed = this.grants.renew(form['refresh_token'] ?? '');
    if (renewed) response.json(toTokens(renewed));
    else refuse(response, 400, 'invalid_grant', 'Token has been expired or revoked.');
  }

  private revoke(request: Request, response: Response): void {
    const form = formOf(request, response);
    if (!form) return;
    if (this.grants.endGrant(form['token'] ?? '')) response.json({});
    else refuse(response, 400, 'invalid_token', 'Token expired or revoked');
  }

  private channels(request: Request, response: Response): void {
    const person = this.requester(request, response);
    if (!person) return;
    const query = queryOf(request);
    if (query['mine'] !== 'true') {
      refuseApi(response, 400, 'missingRequiredParameter', 'No filter selected.');
      return;
    }
    const items = person.channels.map((channel) => toChannel(request, channel));
    response.json({
      kind: 'youtube#channelListResponse',
      etag: 'sandbox',
      pageInfo: { totalResults: items.length, resultsPerPage: 5 },
      // The list is missing without a channel.
      ...(items.length === 0 ? {} : { items: items.slice(0, Number(query['maxResults'] ?? 5)) }),
    });
  }

  private videos(request: Request, response: Response): void {
    const person = this.requester(request, response);
    if (!person) return;
    const { id } = queryOf(request);
    const channels = this.people.flatMap((each) => each.channels);
    const channel = channels.find(({ videos }) => videos.some((video) => video.id === id));
    const video = channel?.videos.find((each) => each.id === id);
    // Private videos exist for their owner only.
    const seen = video?.privacyStatus !== 'private' || person.channels.some((own) => own.id === channel?.id);
    const items = channel && video && seen ? [toVideo(request, channel, video)] : [];
    response.json({
      kind: 'youtube#videoListResponse',
      etag: 'sandbox',
      pageInfo: { totalResults: items.length, resultsPerPage: items.length },
      items,
    });
  }

  /** The caller and the requested parts, or null after an error response. */
  private requester(request: Request, response: Response): GooglePerson | null {
    const found = this.grants.find(bearerOf(request));
    const person = this.personOf(found);
    if (!found || !person)
      refuseApi(response, 401, 'authError', 'Request had invalid authentication credentials.');
    else if (!found.scopes.includes(YOUTUBE_SCOPE))
      refuseApi(response, 403, 'insufficientPermissions', 'Request had insufficient scopes.');
    else if (!queryOf(request)['part'])
      refuseApi(response, 400, 'missingRequiredParameter', "Required parameter: 'part'");
    else return person;
    return null;
  }
}

function toTokens({ accessToken, expiresInS, scopes }: IssuedTokens): object {
  return {
    access_token: accessToken,
    expires_in: expiresInS,
    scope: scopes.join(' '),
    token_type: 'Bearer',
  };
}

function refuseApi(response: Response, status: number, reason: string, message: string): void {
  const errors = [{ message, domain: 'youtube.parameter', reason }];
  response.status(status).json({ error: { code: status, message, errors } });
}
