import { z } from 'zod';
import { fileAddress, providerId, writtenName } from '../response-fields.js';

/** An error of the token endpoint, possibly with status 200. */
export const tokenRefusal = z.object({ error: z.string().min(1) });

/** The account of a grant; `username` needs an optional scope. */
export const userResponse = z.object({
  data: z.object({
    user: z.object({
      open_id: providerId,
      display_name: writtenName,
      username: writtenName.optional(),
      avatar_url: fileAddress,
    }),
  }),
});

/** The result code of an API call: `ok`, or an error code. */
export const outcome = z.object({ error: z.object({ code: z.string() }) });
