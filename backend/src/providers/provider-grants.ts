import { type z } from 'zod';
import { type ProviderGrant, type TokenRequest } from './linkage.client.js';
import { GrantDead } from './provider.errors.js';
import { parseResponse } from './provider-http.client.js';
import { tokenResponse } from './response-fields.js';

/** The form that exchanges a code (RFC 6749, section 4.1.3, and RFC 7636). */
export function codeForm({ code, redirectUri, codeVerifier }: TokenRequest): Record<string, string> {
  return {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  };
}

/**
 * The form that renews a grant (RFC 6749, section 6).
 *
 * @throws GrantDead without a refresh token
 */
export function refreshForm({ refreshToken }: ProviderGrant): Record<string, string> {
  if (refreshToken === null) throw new GrantDead();
  return { grant_type: 'refresh_token', refresh_token: refreshToken };
}

/**
 * Converts a token response to a grant. Values missing from the response are taken from the earlier grant.
 *
 * @throws ProviderUnavailable if the response does not match the schema
 */
export function toGrant(
  body: unknown,
  {
    scopes,
    refreshToken = null,
    refreshExpiresAt = null,
  }: Pick<ProviderGrant, 'scopes'> & Partial<ProviderGrant>,
  schema: z.ZodType<z.infer<typeof tokenResponse>> = tokenResponse,
): ProviderGrant {
  const { access_token, expires_in, refresh_token, refresh_expires_in, scope } = parseResponse(schema, body);
  const renewed = refresh_token !== undefined && refresh_token !== refreshToken;
  return {
    accessToken: access_token,
    expiresAt: endOf(expires_in),
    refreshToken: refresh_token ?? refreshToken,
    refreshExpiresAt: endOf(refresh_expires_in) ?? (renewed ? null : refreshExpiresAt),
    scopes: scope === undefined ? scopes : scope.split(/[ ,]+/).filter((each) => each !== ''),
  };
}

function endOf(lifeS: number | undefined): Date | null {
  return lifeS === undefined ? null : new Date(Date.now() + lifeS * 1000);
}
