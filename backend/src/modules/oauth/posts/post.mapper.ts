import { CONTENT_LIMITS } from '../../contents/content-limits.rules.js';
import { type InstagramPost, type YoutubeVideo } from '../../../providers/posts.js';
import { type InstagramPostResponse, type YoutubeVideoResponse } from './dto/posts.response.js';

/** Returns the preview URL of a picture; null if there is none. */
export type ShowPicture = (url: string | null) => string | null;

/** Maps an Instagram post for its owner. */
export function toInstagramPost(post: InstagramPost, show: ShowPicture): InstagramPostResponse {
  const { id, permalink, description, hashTags, media, publishedAt } = post;
  return {
    id,
    permalink,
    description,
    hashTags,
    media: media.slice(0, CONTENT_LIMITS.media).map(({ imageUrl, videoFlag, videoUrl }) => ({
      imageUrl,
      previewUrl: show(imageUrl),
      videoFlag,
      videoUrl,
    })),
    publishedAt: publishedAt.toISOString(),
  };
}

/** Maps a YouTube video for its owner. */
export function toYoutubeVideo(video: YoutubeVideo, show: ShowPicture): YoutubeVideoResponse {
  const { videoId, title, description, hashTags, thumbnailUrl, publishedAt } = video;
  return {
    videoId,
    title,
    description,
    hashTags,
    thumbnail: thumbnailUrl,
    previewUrl: show(thumbnailUrl),
    publishedAt: publishedAt.toISOString(),
  };
}
