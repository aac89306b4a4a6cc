import { z } from 'zod';
import { fileAddress, moment, providerId, writtenName, writtenText } from '../response-fields.js';

/** Thumbnails by name; not every size is always present. */
const thumbnails = z.record(z.string(), z.object({ url: fileAddress, width: z.number().optional() }));

/** The channels of a grant. YouTube omits `items` when there are none. */
export const channelsResponse = z.object({
  items: z
    .array(
      z.object({
        id: providerId,
        snippet: z.object({ title: writtenName, thumbnails: thumbnails.optional() }),
      }),
    )
    .default([]),
});

/** The requested video, or an empty list. */
export const videosResponse = z.object({
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

/** A YouTube API error. */
export const errorResponse = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }),
});

export type Thumbnails = z.infer<typeof thumbnails>;
