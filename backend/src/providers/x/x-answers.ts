import { z } from 'zod';
import { fileAddress, providerId, writtenName } from '../answer-fields.js';

/** The account of a grant. */
export const userAnswer = z.object({
  data: z.object({ id: providerId, username: writtenName, profile_image_url: fileAddress }),
});
