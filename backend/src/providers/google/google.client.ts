import { Injectable } from '@nestjs/common';
import { hashTagsOf, usableHashTags } from '../../modules/contents/content.rules.js';
import { AppConfig } from '../../config/app-config.js';
import { ConfiguredClient } from '../configured.client.js';
import {
  type AuthorizationRequest,
  type TokenRequest,
  type LinkageClient,
  type ProviderChannel,
  type ProviderGrant,
} from '../linkage.client.js';
import { type YoutubeVideo } from '../posts.js';
import { codeForm, refreshForm, toGrant } from '../provider-grants.js';
import { type ProviderResponse, ProviderHttpClient, parseResponse } from '../provider-http.client.js';
import { GrantDead, GrantRefused, ProviderUnavailable } from '../provider.errors.js';
import { channelsResponse, errorResponse, type Thumbnails, videosResponse } from './google-responses.js';

/** Read-only access to channels and videos. */
const SCOPE = 'https://www.googleapis.com/auth/youtube.readonly';

/** The largest page size of the API. */
const MAX_CHANNELS = '50';

/**
 * Google OAuth 2.0 (developers.google.com/identity/protocols/oauth2/web-server) and the YouTube Data API v3: the
 * channels of a grant, and single videos.
 */
@Injectable()
export class GoogleClient
  extends ConfiguredClient<AppConfig['providers']['google']>
  implements LinkageClient
{
  constructor({ providers }: AppConfig, http: ProviderHttpClient) {
    super(providers.google, http);
  }

  authorizationUrl({ state, codeChallenge, redirectUri }: AuthorizationRequest): string {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: this.client.id,
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      // Both are required for a refresh token; `consent` asks again after an earlier consent.
      access_type: 'offline',
      prompt: 'select_account consent',
    });
    return `${this.settings.authUrl}?${query.toString()}`;
  }

  async exchange(request: TokenRequest, deadline: AbortSignal): Promise<ProviderGrant> {
    const answer = await this.token(codeForm(request), deadline);
    if (!answer.ok) throw new GrantRefused();
    const grant = toGrant(answer.body, { scopes: [SCOPE] });
    // Creators can deselect single scopes.
    if (!grant.scopes.includes(SCOPE)) throw new GrantRefused();
    return grant;
  }

  async channels(accessToken: string, deadline: AbortSignal): Promise<ProviderChannel[]> {
    const answer = await this.ask(
      'channels',
      { part: 'id,snippet', mine: 'true', maxResults: MAX_CHANNELS },
      accessToken,
      deadline,
    );
    if (!answer.ok) {
      if (reasonsOf(answer).includes('youtubeSignupRequired')) return [];
      throw refusal(answer);
    }
    return parseResponse(channelsResponse, answer.body).items.map(({ id, snippet }) => ({
      providerAccountId: id,
      name: snippet.title,
      handle: id,
      thumbnailUrl: widest(snippet.thumbnails),
    }));
  }

  /**
   * A video that is not private, whoever uploaded it; null if there is none with this ID.
   *
   * @throws GrantDead, ProviderUnavailable
   */
  async video(accessToken: string, videoId: string, deadline: AbortSignal): Promise<YoutubeVideo | null> {
    const answer = await this.ask('videos', { part: 'snippet,status', id: videoId }, accessToken, deadline);
    if (!answer.ok) throw refusal(answer);
    const found = parseResponse(videosResponse, answer.body).items.find(({ id }) => id === videoId);
    if (!found || found.status.privacyStatus === 'private') return null;
    const { channelId, title, description, tags, thumbnails, publishedAt } = found.snippet;
    return {
      videoId,
      channelId,
      title,
      description,
      hashTags: tags ? usableHashTags(tags) : hashTagsOf(`${title}\n${description}`),
      thumbnailUrl: widest(thumbnails),
      publishedAt,
    };
  }

  async refresh(grant: ProviderGrant, deadline: AbortSignal): Promise<ProviderGrant> {
    const answer = await this.token(refreshForm(grant), deadline);
    if (answer.ok) return toGrant(answer.body, grant);
    // Any other error concerns our client and may be temporary.
    throw isError(answer, 'invalid_grant') ? new GrantDead() : new ProviderUnavailable();
  }

  async revoke({ accessToken, refreshToken }: ProviderGrant, deadline: AbortSignal): Promise<void> {
    await this.http.call({
      operation: 'google.revoke',
      url: this.settings.revokeUrl,
      // Revoking the refresh token also revokes its access tokens.
      body: { form: { token: refreshToken ?? accessToken } },
      deadline,
    });
  }

  private token(form: Record<string, string>, deadline: AbortSignal): Promise<ProviderResponse> {
    const { id, secret } = this.client;
    return this.http.call({
      operation: 'google.token',
      url: this.settings.tokenUrl,
      body: { form: { ...form, client_id: id, client_secret: secret } },
      deadline,
    });
  }

  private ask(
    what: 'channels' | 'videos',
    query: Record<string, string>,
    bearer: string,
    deadline: AbortSignal,
  ): Promise<ProviderResponse> {
    return this.http.call({
      operation: `google.${what}`,
      url: `${this.settings.youtubeBase}/youtube/v3/${what}?${new URLSearchParams(query).toString()}`,
      bearer,
      deadline,
    });
  }
}

/** The error to throw for a YouTube API error response. */
function refusal(answer: ProviderResponse): GrantDead | ProviderUnavailable {
  const reasons = reasonsOf(answer);
  const dead = [
    'insufficientPermissions',
    'authenticatedUserAccountClosed',
    'authenticatedUserAccountSuspended',
  ].some((reason) => reasons.includes(reason));
  return answer.status === 401 || dead ? new GrantDead() : new ProviderUnavailable();
}

function reasonsOf({ body }: ProviderResponse): string[] {
  const parsed = errorResponse.safeParse(body);
  return parsed.success ? parsed.data.error.errors.map(({ reason }) => reason) : [];
}

function isError({ body }: ProviderResponse, code: string): boolean {
  return (body as { error?: unknown } | null)?.error === code;
}

/** The URL of the widest thumbnail. */
function widest(thumbnails: Thumbnails = {}): string | null {
  const sizes = Object.values(thumbnails).toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
  return sizes.find(({ url }) => url !== undefined)?.url ?? null;
}
