import { z } from 'zod';
import { fileAddress, providerId, writtenName } from '../answer-fields.js';

/** A refusal of the token endpoint, which can come with status 200. */
export const tokenRefusal = z.object({ error: z.string().min(1) });

/** The account of a grant; `username` where the creator has granted it. */
export const userAnswer = z.object({
  data: z.object({
    user: z.object({
      open_id: providerId,
      display_name: writtenName,
      username: writtenName.optional(),
      avatar_url: fileAddress,
    }),
  }),
});

/** How a call to the API went: `ok`, or why not. */
export const outcome = z.object({ error: z.object({ code: z.string() }) });
