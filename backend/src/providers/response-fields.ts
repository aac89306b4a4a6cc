import { z } from 'zod';
import { CONTENT_LIMITS } from '../modules/contents/content-limits.rules.js';
import { PROVIDER_LIMITS } from './provider.rules.js';
import { isPrintable, normaliseText } from '../common/rules/text.js';

/*
 * Schemas shared by the responses of providers. Fields they do not name are ignored.
 */

export const token = z.string().min(1).max(8192);

/** A lifetime in seconds. */
const lifeS = z
  .number()
  .int()
  .positive()
  .max(10 * 366 * 86_400);

/** The permanent ID of an account or post. */
export const providerId = z.string().min(1).max(PROVIDER_LIMITS.id);

/** The response to a token request (RFC 6749, section 5.1), with the refresh token lifetime that TikTok adds. */
export const tokenResponse = z.object({
  access_token: token,
  expires_in: lifeS.optional(),
  refresh_token: token.optional(),
  refresh_expires_in: lifeS.optional(),
  scope: z.string().optional(),
});

/** A timestamp; Instagram writes the offset without a colon. */
export const moment = z
  .string()
  .max(40)
  .refine((value) => !Number.isNaN(Date.parse(value)))
  .transform((value) => new Date(value));

/** The URL of a picture or video; an invalid one counts as missing. */
export const fileAddress = z
  .url({ protocol: /^https?$/ })
  .max(PROVIDER_LIMITS.fileUrl)
  .optional()
  .catch(undefined);

/** Text written by users, normalised like our own. */
export const writtenText = z.string().transform((value) => {
  const text = normaliseText(value.toWellFormed());
  return isPrintable(text, { multiline: true }) ? text : text.replace(/(?!\n)\p{Cc}/gu, '');
});

/** A name or title on one line, cut to the length we store. */
export const writtenName = writtenText.transform((text) =>
  Array.from(text.replaceAll('\n', ' ')).slice(0, CONTENT_LIMITS.title).join(''),
);
