import { z } from 'zod';
import {
  fileAddress,
  moment,
  providerId,
  token,
  tokenResponse,
  writtenName,
  writtenText,
} from '../response-fields.js';

/** Instagram wraps some objects in a `data` array, depending on the version. */
function optionallyWrapped<Answer>(answer: z.ZodType<Answer>) {
  return z.union([
    z.object({ data: z.array(answer).min(1) }).transform(({ data }) => data[0] as Answer),
    answer,
  ]);
}

/** The response to a code. Its `user_id` may exceed the safe integers, so the ID is read from `/me`. */
export const shortTokenResponse = optionallyWrapped(
  z.object({
    access_token: token,
    permissions: z.union([z.string(), z.array(z.string()).transform((list) => list.join(','))]).optional(),
  }),
);

/** The response to exchanging a short-lived token, or renewing a long-lived one. */
export const longTokenResponse = tokenResponse.required({ expires_in: true });

/** The account of a grant. */
export const profileResponse = optionallyWrapped(
  z.object({
    user_id: providerId,
    username: writtenName,
    account_type: z.string().optional(),
    profile_picture_url: fileAddress,
  }),
);

const medium = z.object({ media_type: z.string(), media_url: fileAddress, thumbnail_url: fileAddress });

/** A post: one picture or video, or an album of several. */
export const postResponse = medium.extend({
  id: providerId,
  caption: writtenText.default(''),
  permalink: z.url({ protocol: /^https$/ }).max(500),
  timestamp: moment,
  children: z.object({ data: z.array(medium) }).optional(),
});

/** A page of posts. The last page has a cursor too, but no `next`. */
export const postsResponse = z.object({
  data: z.array(postResponse),
  paging: z
    .object({
      cursors: z.object({ after: z.string().max(2048).optional() }).optional(),
      next: z.string().optional(),
    })
    .optional(),
});

/** A Graph API error. */
export const errorResponse = z.object({
  error: z.object({ code: z.number(), error_subcode: z.number().optional() }),
});

export type PostResponse = z.infer<typeof postResponse>;
export type MediumResponse = z.infer<typeof medium>;
