import {
  hashTagsOf,
  isYoutubeShort,
  LIMITS,
  normaliseIdentifier,
  normaliseText,
  visibleOrNull,
  youtubeShortUrl,
  youtubeVideoUrl,
} from '@hitohira/backend/rules';
import { type ContentProvider } from '../../../api/generated/model/contentProvider';
import { type CreateContentForm } from '../../../api/generated/model/createContentForm';
import { type PictureFile } from '../../../components/pictures/picture-file';
import { type InstagramPost, type YoutubeVideo } from '../api/provider-posts';

/** A picture or video of a post that is to be added: a picture of the provider's, or one from this device. */
export type CandidateMedium = {
  videoFlag: boolean;
  videoUrl: string | null;
} & (
  | {
      imageUrl: string;
      /** Where this host shows it: browsers ask no other. */
      previewUrl: string | null;
    }
  | { file: PictureFile }
);

/** A post that is about to be added to the page. */
export interface Candidate {
  provider: ContentProvider;
  title: string | null;
  description: string | null;
  contentUrl: string;
  media: readonly CandidateMedium[];
  hashTags: readonly string[];
  /** When it appeared at the provider; null where it counts from when it is added. */
  publishedAt: string | null;
}

/** What somebody writes about a post that no provider tells. */
export interface WrittenPost {
  url: string;
  title: string;
  text: string;
  image: PictureFile;
}

/**
 * A video of the creator's own channel.
 *
 * @param entered the address by which it was found: that of a short tells how tall the video is, which YouTube does not
 */
export function candidateOfVideo(video: YoutubeVideo, entered: string): Candidate {
  const contentUrl = youtubeVideoUrl(video.videoId);
  const videoUrl = isYoutubeShort(entered) ? youtubeShortUrl(video.videoId) : contentUrl;
  const { thumbnail, previewUrl } = video;
  return {
    provider: 'youtube',
    title: visibleOrNull(video.title),
    description: visibleOrNull(video.description),
    contentUrl,
    media: thumbnail === null ? [] : [{ imageUrl: thumbnail, previewUrl, videoFlag: true, videoUrl }],
    hashTags: video.hashTags,
    publishedAt: video.publishedAt,
  };
}

/** A post of the creator's own list. Of what Instagram keeps to itself there is nothing to show. */
export function candidateOfPost(post: InstagramPost): Candidate {
  return {
    provider: 'instagram',
    title: null,
    description: visibleOrNull(post.description),
    contentUrl: post.permalink,
    media: post.media.flatMap(({ imageUrl, previewUrl, videoFlag, videoUrl }) =>
      imageUrl === null ? [] : [{ imageUrl, previewUrl, videoFlag, videoUrl }],
    ),
    hashTags: post.hashTags,
    publishedAt: post.publishedAt,
  };
}

function candidateOfWriting(
  provider: ContentProvider,
  { url, title, text, image }: WrittenPost,
  video: Pick<CandidateMedium, 'videoFlag' | 'videoUrl'>,
): Candidate {
  const words = { title: normaliseText(title), description: normaliseText(text) };
  return {
    provider,
    title: visibleOrNull(words.title),
    description: visibleOrNull(words.description),
    contentUrl: normaliseIdentifier(url),
    media: [{ file: image, ...video }],
    hashTags: hashTagsOf(`${words.title}\n${words.description}`),
    publishedAt: null,
  };
}

/** A story: its picture stays when it has gone. */
export function candidateOfStory(story: Omit<WrittenPost, 'text'>): Candidate {
  return candidateOfWriting('instagram', { ...story, text: '' }, { videoFlag: false, videoUrl: null });
}

/** A video of TikTok, with a picture that stands for it. */
export function candidateOfShortVideo(video: WrittenPost): Candidate {
  const videoUrl = normaliseIdentifier(video.url);
  return candidateOfWriting('tiktok', video, { videoFlag: true, videoUrl });
}

/** What is sent of it. */
export function contentOf({
  provider,
  title,
  description,
  contentUrl,
  ...post
}: Candidate): CreateContentForm {
  return {
    provider,
    contentUrl,
    title: title ?? undefined,
    description: description ?? undefined,
    media: post.media.slice(0, LIMITS.contents.media).map((medium) => ({
      ...('file' in medium ? { image: medium.file.file } : { imageUrl: medium.imageUrl }),
      videoFlag: medium.videoFlag,
      videoUrl: medium.videoUrl ?? undefined,
    })),
    hashTags: post.hashTags.slice(0, LIMITS.contents.hashTags),
  };
}
