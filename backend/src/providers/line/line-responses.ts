import { z } from 'zod';
import { token } from '../response-fields.js';

/*
 * Responses of LINE. Fields they do not name are ignored.
 */

/** The response to a code. */
export const grantResponse = z.object({
  access_token: token,
  refresh_token: token.optional(),
  id_token: token,
});

/** The response to a refresh token. */
export const refreshResponse = z.object({ access_token: token });

/** The response to the channel's client credentials. */
export const channelTokenResponse = z.object({ access_token: token });

/** The claims of an ID token; name and email depend on the granted scopes. */
export const identityClaims = z.object({
  sub: z.string().min(1).max(64),
  nonce: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
});

export const profileResponse = z.object({ userId: z.string(), displayName: z.string() });
