import { z } from 'zod';

/*
 * Responses of LINE. Fields they do not name are ignored.
 */

const token = z.string().min(1).max(8192);

/** The response to a code. */
export const grantAnswer = z.object({
  access_token: token,
  refresh_token: token.optional(),
  id_token: token,
});

/** The response to a refresh token. */
export const refreshAnswer = z.object({ access_token: token });

/** The response to the channel's client credentials. */
export const channelTokenAnswer = z.object({ access_token: token });

/** The claims of an ID token; name and email depend on the granted scopes. */
export const identityClaims = z.object({
  sub: z.string().min(1).max(64),
  nonce: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
});

export const profileAnswer = z.object({ userId: z.string(), displayName: z.string() });
