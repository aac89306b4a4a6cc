import { type z } from 'zod';
import { type tokenResponse } from './response-fields.js';
import { type ProviderGrant } from './linkage.client.js';

/** Converts a token response to a grant. Values missing from the response are taken from `earlier`. */
export function toGrant(
  answer: z.infer<typeof tokenResponse>,
  earlier: Pick<ProviderGrant, 'refreshToken' | 'refreshExpiresAt' | 'scopes'>,
): ProviderGrant {
  const { access_token, expires_in, refresh_token, refresh_expires_in, scope } = answer;
  const renewed = refresh_token !== undefined && refresh_token !== earlier.refreshToken;
  return {
    accessToken: access_token,
    expiresAt: endOf(expires_in),
    refreshToken: refresh_token ?? earlier.refreshToken,
    refreshExpiresAt: endOf(refresh_expires_in) ?? (renewed ? null : earlier.refreshExpiresAt),
    scopes: scope === undefined ? earlier.scopes : scope.split(/[ ,]+/).filter((each) => each !== ''),
  };
}

function endOf(lifeS: number | undefined): Date | null {
  return lifeS === undefined ? null : new Date(Date.now() + lifeS * 1000);
}
