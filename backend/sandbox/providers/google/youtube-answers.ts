import { type Request } from 'express';
import { pictureAddress } from '../pictures.js';
import { type SandboxChannel, type SandboxVideo } from './people.js';

const CHANNEL_SIZES = { default: [88, 88], medium: [240, 240], high: [800, 800] } as const;
const VIDEO_SIZES = {
  default: [120, 90],
  medium: [320, 180],
  high: [480, 360],
  maxres: [1280, 720],
} as const;

/** A channel in the API's format. */
export function toChannel(request: Request, { id, title }: SandboxChannel): object {
  return {
    kind: 'youtube#channel',
    etag: 'sandbox',
    id,
    snippet: {
      title,
      description: '',
      publishedAt: '2020-04-01T00:00:00Z',
      thumbnails: thumbnails(request, id, CHANNEL_SIZES),
      localized: { title, description: '' },
      country: 'JP',
    },
  };
}

/** A video in the API's format. */
export function toVideo(request: Request, channel: SandboxChannel, video: SandboxVideo): object {
  const { id, title, description, tags, publishedAt, privacyStatus } = video;
  return {
    kind: 'youtube#video',
    etag: 'sandbox',
    id,
    snippet: {
      publishedAt,
      channelId: channel.id,
      title,
      description,
      thumbnails: thumbnails(request, id, VIDEO_SIZES),
      channelTitle: channel.title,
      ...(tags ? { tags } : {}),
      categoryId: '26',
      liveBroadcastContent: 'none',
      localized: { title, description },
    },
    status: {
      uploadStatus: 'processed',
      privacyStatus,
      license: 'youtube',
      embeddable: true,
      publicStatsViewable: true,
      madeForKids: false,
    },
  };
}

function thumbnails(
  request: Request,
  name: string,
  sizes: Record<string, readonly [number, number]>,
): Record<string, object> {
  return Object.fromEntries(
    Object.entries(sizes).map(([size, [width, height]]) => [
      size,
      { url: pictureAddress(request, name, width, height), width, height },
    ]),
  );
}
