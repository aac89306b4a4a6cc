import { z } from 'zod';
import { CONTENT_LIMITS } from '../modules/contents/content-limits.rules.js';
import { PROVIDER_LIMITS } from './provider.rules.js';
import { isPrintable, normaliseText } from '../common/rules/text.js';

/*
 * What the answers of providers are made of. They may add fields: those are left alone.
 */

export const token = z.string().min(1).max(8192);

/** How long something lives. */
const lifeS = z
  .number()
  .int()
  .positive()
  .max(10 * 366 * 86_400);

/** The name that an account or a post has for good. */
export const providerId = z.string().min(1).max(PROVIDER_LIMITS.id);

/** The answer to a code or refresh token (RFC 6749, section 5.1), with the second life that TikTok adds. */
export const tokenAnswer = z.object({
  access_token: token,
  expires_in: lifeS.optional(),
  refresh_token: token.optional(),
  refresh_expires_in: lifeS.optional(),
  scope: z.string().optional(),
});

/** A moment; Instagram writes the offset without a colon. */
export const moment = z
  .string()
  .max(40)
  .refine((value) => !Number.isNaN(Date.parse(value)))
  .transform((value) => new Date(value));

/** The address of a picture or video; one that no address can be is as good as none. */
export const fileAddress = z
  .url({ protocol: /^https?$/ })
  .max(PROVIDER_LIMITS.fileUrl)
  .optional()
  .catch(undefined);

/** What people have written there, in the form in which text is kept here. */
export const writtenText = z.string().transform((value) => {
  const text = normaliseText(value.toWellFormed());
  return isPrintable(text, { multiline: true }) ? text : text.replace(/(?!\n)\p{Cc}/gu, '');
});

/** A name or title that people have given: one line, as much of it as is kept. */
export const writtenName = writtenText.transform((text) =>
  Array.from(text.replaceAll('\n', ' ')).slice(0, CONTENT_LIMITS.title).join(''),
);
