import { Injectable } from '@nestjs/common';
import { hashTagsOf } from '../../modules/contents/content.rules.js';
import { AppConfig } from '../../config/app-config.js';
import { ConfiguredClient } from '../configured.client.js';
import {
  type AuthorizationRequest,
  type TokenRequest,
  type LinkageClient,
  type ProviderChannel,
  type ProviderGrant,
} from '../linkage.client.js';
import { type InstagramPost, type InstagramPostPage, type ProviderMedia } from '../posts.js';
import { toGrant } from '../provider-grants.js';
import { type ProviderResponse, ProviderHttpClient, parseResponse } from '../provider-http.client.js';
import { GrantDead, GrantRefused, NotOwnContent, ProviderUnavailable } from '../provider.errors.js';
import {
  longTokenResponse,
  type MediumResponse,
  type PostResponse,
  postResponse,
  postsResponse,
  profileResponse,
  errorResponse,
  shortTokenResponse,
} from './instagram-responses.js';

/** Read access to the profile and its posts. */
const SCOPE = 'instagram_business_basic';

/** The API reads posts of professional accounts only. */
const PROFESSIONAL = ['BUSINESS', 'MEDIA_CREATOR'];

const MEDIUM_FIELDS = 'id,media_type,media_url,thumbnail_url';
const POST_FIELDS = `${MEDIUM_FIELDS},caption,permalink,timestamp,children{${MEDIUM_FIELDS}}`;

/** The format of post IDs; other values name other Graph API nodes. */
const POST_ID = /^\d{1,40}$/;

/** Graph API error codes. */
const TOKEN_ENDED = 190;
const NO_PERMISSION = [10, 200];
const NOT_THERE = { code: 100, subcode: 33 };

/**
 * The Instagram API with Instagram Login (developers.facebook.com/docs/instagram-platform). A code yields a token
 * for an hour, which is exchanged for one that lasts sixty days and can be renewed. There is no PKCE; only the
 * state protects the flow.
 */
@Injectable()
export class InstagramClient
  extends ConfiguredClient<AppConfig['providers']['instagram']>
  implements LinkageClient
{
  constructor({ providers }: AppConfig, http: ProviderHttpClient) {
    super(providers.instagram, http);
  }

  authorizationUrl({ state, redirectUri }: AuthorizationRequest): string {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: this.client.id,
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
      // Always asks for the account, so that creators can link another one.
      force_authentication: '1',
    });
    return `${this.settings.authBase}/oauth/authorize?${query.toString()}`;
  }

  async exchange({ code, redirectUri }: TokenRequest, deadline: AbortSignal): Promise<ProviderGrant> {
    const { id, secret } = this.client;
    const answer = await this.http.call({
      operation: 'instagram.token',
      url: `${this.settings.apiBase}/oauth/access_token`,
      body: {
        form: {
          grant_type: 'authorization_code',
          // Instagram appends this fragment to the redirect, and some browsers pass it on.
          code: code.replace(/#_$/, ''),
          redirect_uri: redirectUri,
          client_id: id,
          client_secret: secret,
        },
      },
      deadline,
    });
    if (!answer.ok) throw new GrantRefused();
    const short = parseResponse(shortTokenResponse, answer.body);
    const scopes = short.permissions?.split(/[ ,]+/) ?? [SCOPE];
    if (!scopes.includes(SCOPE)) throw new GrantRefused();
    const query = {
      grant_type: 'ig_exchange_token',
      client_secret: secret,
      access_token: short.access_token,
    };
    const long = await this.ask('long-token', '/access_token', query, deadline);
    if (!long.ok) throw new GrantRefused();
    return toGrant(long.body, { scopes }, longTokenResponse);
  }

  /** Empty for a personal account. */
  async channels(accessToken: string, deadline: AbortSignal): Promise<ProviderChannel[]> {
    const fields = 'user_id,username,account_type,profile_picture_url';
    const answer = await this.read('profile', '/me', { fields }, accessToken, deadline);
    if (!answer.ok) throw refusal(answer);
    const profile = parseResponse(profileResponse, answer.body);
    const { user_id: providerAccountId, username, account_type, profile_picture_url = null } = profile;
    if (account_type !== undefined && !PROFESSIONAL.includes(account_type)) return [];
    return [{ providerAccountId, name: username, handle: username, thumbnailUrl: profile_picture_url }];
  }

  /**
   * A page of the account's posts, newest first.
   *
   * @throws GrantDead, NotOwnContent, ProviderUnavailable
   */
  async posts(
    accessToken: string,
    { after, limit }: { after?: string; limit: number },
    deadline: AbortSignal,
  ): Promise<InstagramPostPage> {
    const query = { fields: POST_FIELDS, limit: String(limit), ...(after === undefined ? {} : { after }) };
    const answer = await this.read('posts', '/me/media', query, accessToken, deadline);
    if (!answer.ok) throw refusal(answer);
    const { data, paging } = parseResponse(postsResponse, answer.body);
    return {
      posts: data.map(toPost),
      // The `next` URL contains the access token, so only its presence is used.
      nextPageToken: paging?.next === undefined ? null : (paging.cursors?.after ?? null),
    };
  }

  /**
   * A post of the account; null if it does not exist or belongs to another account, which Instagram does not
   * distinguish.
   *
   * @throws GrantDead, NotOwnContent, ProviderUnavailable
   */
  async post(accessToken: string, id: string, deadline: AbortSignal): Promise<InstagramPost | null> {
    if (!POST_ID.test(id)) return null;
    const answer = await this.read('post', `/${id}`, { fields: POST_FIELDS }, accessToken, deadline);
    if (answer.ok) return toPost(parseResponse(postResponse, answer.body));
    const { code, subcode } = refusalOf(answer);
    if (code === NOT_THERE.code && subcode === NOT_THERE.subcode) return null;
    throw refusal(answer);
  }

  /** The token must be at least a day old and not expired. */
  async refresh(grant: ProviderGrant, deadline: AbortSignal): Promise<ProviderGrant> {
    const query = { grant_type: 'ig_refresh_token', access_token: grant.accessToken };
    const answer = await this.ask('refresh', '/refresh_access_token', query, deadline);
    if (!answer.ok) throw refusal(answer);
    return toGrant(answer.body, grant, longTokenResponse);
  }

  async revoke(): Promise<void> {
    // Instagram has no revocation endpoint.
  }

  /** A Graph API request in the configured version. */
  private read(
    what: string,
    path: string,
    query: Record<string, string>,
    bearer: string,
    deadline: AbortSignal,
  ): Promise<ProviderResponse> {
    const { graphVersion } = this.settings;
    const version = graphVersion === null ? '' : `/${graphVersion}`;
    return this.ask(what, `${version}${path}`, query, deadline, bearer);
  }

  private ask(
    what: string,
    path: string,
    query: Record<string, string>,
    deadline: AbortSignal,
    bearer?: string,
  ): Promise<ProviderResponse> {
    return this.http.call({
      operation: `instagram.${what}`,
      url: `${this.settings.graphBase}${path}?${new URLSearchParams(query).toString()}`,
      ...(bearer === undefined ? {} : { bearer }),
      deadline,
    });
  }
}

/** The error to throw for a Graph API error response. */
function refusal(answer: ProviderResponse): GrantDead | NotOwnContent | ProviderUnavailable {
  const { code } = refusalOf(answer);
  if (code === TOKEN_ENDED) return new GrantDead();
  return NO_PERMISSION.includes(code) ? new NotOwnContent() : new ProviderUnavailable();
}

function refusalOf({ body }: ProviderResponse): { code: number; subcode: number } {
  const parsed = errorResponse.safeParse(body);
  if (!parsed.success) return { code: 0, subcode: 0 };
  const { code, error_subcode = 0 } = parsed.data.error;
  return { code, subcode: error_subcode };
}

function toPost({ id, permalink, caption, timestamp, children, ...medium }: PostResponse): InstagramPost {
  const media = children && children.data.length > 0 ? children.data : [medium];
  return {
    id,
    permalink,
    description: caption,
    hashTags: hashTagsOf(caption),
    media: media.map(toMedium),
    publishedAt: timestamp,
  };
}

function toMedium({ media_type, media_url, thumbnail_url }: MediumResponse): ProviderMedia {
  const videoFlag = media_type === 'VIDEO';
  return {
    imageUrl: (videoFlag ? thumbnail_url : media_url) ?? null,
    videoFlag,
    videoUrl: (videoFlag ? media_url : null) ?? null,
  };
}
