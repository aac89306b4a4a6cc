import { z } from 'zod';
import { fileAddress, providerId, writtenName } from '../response-fields.js';

/** The account of a grant. */
export const userResponse = z.object({
  data: z.object({ id: providerId, username: writtenName, profile_image_url: fileAddress }),
});
