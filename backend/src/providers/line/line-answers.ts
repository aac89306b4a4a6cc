import { z } from 'zod';

/*
 * What LINE answers, as far as it matters here. LINE may add fields: they are left alone.
 */

const token = z.string().min(1).max(8192);

/** The answer to a code. */
export const grantAnswer = z.object({
  access_token: token,
  refresh_token: token.optional(),
  id_token: token,
});

/** The answer to a refresh token. */
export const refreshAnswer = z.object({ access_token: token });

/** The answer to the channel's own credentials. */
export const channelTokenAnswer = z.object({ access_token: token });

/** What an identity token says of a person; name and e-mail are there where they were granted. */
export const identityClaims = z.object({
  sub: z.string().min(1).max(64),
  nonce: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
});

/** A person's profile. */
export const profileAnswer = z.object({ userId: z.string(), displayName: z.string() });
