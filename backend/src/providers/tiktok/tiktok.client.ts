import { Injectable } from '@nestjs/common';
import { isTiktokShortLink } from '../content-address.rules.js';
import { AppConfig } from '../../config/app-config.js';
import { ConfiguredClient } from '../configured.client.js';
import {
  type AuthorizationRequest,
  type TokenRequest,
  type LinkageClient,
  type ProviderChannel,
  type ProviderGrant,
} from '../linkage.client.js';
import { refreshForm, toGrant } from '../provider-grants.js';
import { type ProviderResponse, ProviderHttpClient, parseResponse } from '../provider-http.client.js';
import { GrantDead, GrantRefused, ProviderUnavailable } from '../provider.errors.js';
import { outcome, tokenRefusal, userResponse } from './tiktok-responses.js';

/** The basic scope identifies the account; the other adds `username`. */
const NEEDED_SCOPE = 'user.info.basic';
const SCOPES = `${NEEDED_SCOPE},user.info.profile`;

const BASIC_FIELDS = 'open_id,display_name,avatar_url';

/** Error codes for an expired grant or a missing scope. */
const GRANT_ENDED = ['access_token_invalid', 'scope_not_authorized'];
const SCOPE_MISSED = 'scope_permission_missed';

/** The production web origin, used in post URLs even if another origin is configured. */
const WEB = 'https://www.tiktok.com';

/**
 * TikTok's Login Kit for the web, v2 (developers.tiktok.com/doc/login-kit-web). There is no PKCE; only the state
 * protects the flow. Refresh tokens rotate.
 */
@Injectable()
export class TiktokClient
  extends ConfiguredClient<AppConfig['providers']['tiktok']>
  implements LinkageClient
{
  constructor({ providers }: AppConfig, http: ProviderHttpClient) {
    super(providers.tiktok, http);
  }

  authorizationUrl({ state, redirectUri }: AuthorizationRequest): string {
    const query = new URLSearchParams({
      response_type: 'code',
      client_key: this.client.id,
      redirect_uri: redirectUri,
      scope: SCOPES,
      state,
      // Always asks, so that creators can choose another account.
      disable_auto_auth: '1',
    });
    return `${this.settings.webBase}/v2/auth/authorize/?${query.toString()}`;
  }

  async exchange({ code, redirectUri }: TokenRequest, deadline: AbortSignal): Promise<ProviderGrant> {
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    const answer = await this.oauth('token', form, deadline);
    if (refusedWith(answer) !== null) throw new GrantRefused();
    const grant = toGrant(answer.body, { scopes: SCOPES.split(',') });
    // Creators can turn off single scopes.
    if (!grant.scopes.includes(NEEDED_SCOPE)) throw new GrantRefused();
    return grant;
  }

  async channels(accessToken: string, deadline: AbortSignal): Promise<ProviderChannel[]> {
    let answer = await this.userInfo(`${BASIC_FIELDS},username`, accessToken, deadline);
    if (outcomeOf(answer) === SCOPE_MISSED) answer = await this.userInfo(BASIC_FIELDS, accessToken, deadline);
    const failed = outcomeOf(answer);
    if (failed !== 'ok') throw GRANT_ENDED.includes(failed) ? new GrantDead() : new ProviderUnavailable();
    const { user } = parseResponse(userResponse, answer.body).data;
    return [
      {
        providerAccountId: user.open_id,
        name: user.display_name,
        handle: user.username ?? null,
        thumbnailUrl: user.avatar_url ?? null,
      },
    ];
  }

  async refresh(grant: ProviderGrant, deadline: AbortSignal): Promise<ProviderGrant> {
    const answer = await this.oauth('token', refreshForm(grant), deadline);
    const refused = refusedWith(answer);
    if (refused === null) return toGrant(answer.body, grant);
    // Any other error concerns our client and may be temporary.
    throw refused === 'invalid_grant' ? new GrantDead() : new ProviderUnavailable();
  }

  async revoke({ accessToken }: ProviderGrant, deadline: AbortSignal): Promise<void> {
    await this.oauth('revoke', { token: accessToken }, deadline);
  }

  /**
   * The target of a short link, found with one HEAD request. A configured web origin is requested in place of
   * TikTok's.
   *
   * @param shortLink any other URL returns null without a request
   * @returns null if it does not redirect
   * @throws ProviderUnavailable
   */
  async follow(shortLink: string, deadline: AbortSignal): Promise<string | null> {
    if (!isTiktokShortLink(shortLink)) return null;
    const { webBase } = this.settings;
    const { host, pathname } = new URL(shortLink);
    const target = await this.http.redirectOf({
      operation: 'tiktok.short-link',
      url: `${webBase === WEB ? `https://${host}` : webBase}${pathname}`,
      deadline,
    });
    return target?.startsWith(`${webBase}/`) ? WEB + target.slice(webBase.length) : target;
  }

  private oauth(
    what: 'token' | 'revoke',
    form: Record<string, string>,
    deadline: AbortSignal,
  ): Promise<ProviderResponse> {
    const { id, secret } = this.client;
    return this.http.call({
      operation: `tiktok.${what}`,
      url: `${this.settings.apiBase}/v2/oauth/${what}/`,
      body: { form: { ...form, client_key: id, client_secret: secret } },
      deadline,
    });
  }

  private userInfo(fields: string, bearer: string, deadline: AbortSignal): Promise<ProviderResponse> {
    return this.http.call({
      operation: 'tiktok.user',
      url: `${this.settings.apiBase}/v2/user/info/?${new URLSearchParams({ fields }).toString()}`,
      bearer,
      deadline,
    });
  }
}

/** The error code of the token endpoint, whatever the status; null on success. */
function refusedWith({ ok, body }: ProviderResponse): string | null {
  const refused = tokenRefusal.safeParse(body);
  if (refused.success) return refused.data.error;
  return ok ? null : 'unnamed';
}

function outcomeOf({ ok, body }: ProviderResponse): string {
  const parsed = outcome.safeParse(body);
  if (parsed.success) return parsed.data.error.code;
  return ok ? 'ok' : 'unnamed';
}
