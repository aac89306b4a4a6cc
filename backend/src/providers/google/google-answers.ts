import { z } from 'zod';
import { fileAddress, moment, providerId, writtenName, writtenText } from '../answer-fields.js';

/** One picture in several sizes, by names that say nothing of them; the largest are not always there. */
const thumbnails = z.record(z.string(), z.object({ url: fileAddress, width: z.number().optional() }));

/** The channels of a grant; without any, the list itself is left away. */
export const channelsAnswer = z.object({
  items: z
    .array(
      z.object({
        id: providerId,
        snippet: z.object({ title: writtenName, thumbnails: thumbnails.optional() }),
      }),
    )
    .default([]),
});

/** A video in a list of one, or a list of none. */
export const videosAnswer = z.object({
  items: z
    .array(
      z.object({
        id: providerId,
        snippet: z.object({
          channelId: providerId,
          title: writtenName,
          description: writtenText,
          tags: z.array(writtenName).optional(),
          thumbnails: thumbnails.optional(),
          publishedAt: moment,
        }),
        status: z.object({ privacyStatus: z.string() }),
      }),
    )
    .default([]),
});

/** Why YouTube refuses a call. */
export const refusalAnswer = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }),
});

export type Thumbnails = z.infer<typeof thumbnails>;
