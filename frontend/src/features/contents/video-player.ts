import { isYoutubeShort, tiktokPost, youtubeVideoId } from '@hitohira/backend/rules';
import { type Content, type ContentMedium } from './api/content';

/** A player of the service that has a video: nothing of it is asked for before a visitor wants to see it. */
export interface VideoPlayer {
  /** Its address, without beginning to play. */
  url: string;
  /** The shape of what it plays, as width to height. */
  ratio: number;
}

/** The hosts whose players a content's page may show; its document allows their frames, and no others. */
export const PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://www.tiktok.com'] as const;

const [YOUTUBE_PLAYER, TIKTOK_PLAYER] = PLAYER_ORIGINS;

const WIDE = 16 / 9;
const TALL = 9 / 16;

function tiktokVideoId(address: string): string | null {
  const post = tiktokPost(address);
  return post?.isVideo === true ? post.id : null;
}

/**
 * The player that a video of a content is seen in. Null where its service has none for it, as for a short link or a
 * post of Instagram: such a video opens where it was posted.
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

/** The player's address where it begins at once: somebody has pressed play. */
export function playingAddress({ url }: VideoPlayer): string {
  return `${url}?autoplay=1&playsinline=1&rel=0`;
}
