import { isYoutubeShort, tiktokPost, youtubeVideoId } from '@hitohira/backend/rules';
import { type Content, type ContentMedium } from './api/content';

/** The embedded player of a video. It loads when a visitor presses play. */
export interface VideoPlayer {
  /** The URL without autoplay. */
  url: string;
  /** Width divided by height. */
  ratio: number;
}

/** The origins of players, which the CSP of a content's page allows in frames. */
export const PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://www.tiktok.com'] as const;

const [YOUTUBE_PLAYER, TIKTOK_PLAYER] = PLAYER_ORIGINS;

const WIDE = 16 / 9;
const TALL = 9 / 16;

function tiktokVideoId(address: string): string | null {
  const post = tiktokPost(address);
  return post?.isVideo === true ? post.id : null;
}

/**
 * The player of a video; null when the provider offers none, as for Instagram and short links. Such a video opens at
 * the provider.
 */
export function playerOf(
  { provider, contentUrl }: Pick<Content, 'provider' | 'contentUrl'>,
  { videoFlag, videoUrl }: Pick<ContentMedium, 'videoFlag' | 'videoUrl'>,
): VideoPlayer | null {
  if (!videoFlag) return null;
  const address = videoUrl ?? contentUrl;
  switch (provider) {
    case 'youtube': {
      const id = youtubeVideoId(address) ?? youtubeVideoId(contentUrl);
      if (id === null) return null;
      const isShort = [address, contentUrl].some(isYoutubeShort);
      return { url: `${YOUTUBE_PLAYER}/embed/${id}`, ratio: isShort ? TALL : WIDE };
    }
    case 'tiktok': {
      const id = tiktokVideoId(address) ?? tiktokVideoId(contentUrl);
      return id === null ? null : { url: `${TIKTOK_PLAYER}/player/v1/${id}`, ratio: TALL };
    }
    case 'instagram':
      return null;
  }
}

/** The URL with autoplay. */
export function playingAddress({ url }: VideoPlayer): string {
  return `${url}?autoplay=1&playsinline=1&rel=0`;
}
