import { type ErrorCode } from '../../common/errors/error-code.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import {
  checkContentUrl,
  type ContentProvider,
  isYoutubeShort,
  youtubeShortUrl,
  youtubeVideoId,
  youtubeVideoUrl,
} from '../../providers/provider.rules.js';

/** One picture or video of a content as it was sent. */
export interface MediumInput {
  /** The picture as a file, or by the name of one that the account has, or where it is to be copied from. */
  image: UploadedFile | null;
  imageFileName: string | null;
  imageUrl: string | null;
  video: boolean;
  videoUrl: string | null;
}

/** A content as it was sent. */
export interface ContentInput {
  provider: ContentProvider;
  title: string | null;
  description: string | null;
  contentUrl: string;
  media: MediumInput[];
  hashTags: string[];
}

/**
 * Every rule that a content breaks of those that concern several of its fields, each with the field as requests name it.
 *
 * @param isFileUrl whether an address is one at which a provider keeps its files, from where pictures are copied
 */
export function contentFaults(
  { provider, contentUrl, media }: Pick<ContentInput, 'provider' | 'contentUrl' | 'media'>,
  isFileUrl: (provider: ContentProvider, url: string) => boolean,
): { field: string; code: ErrorCode }[] {
  const faults: { field: string; code: ErrorCode }[] = [];
  const address = checkContentUrl(provider, contentUrl);
  if (address !== null) faults.push({ field: 'contentUrl', code: address });
  /** Whether the provider plays a video there: the one that it is asked about, as far as the address tells. */
  const isPlayedAt = (videoUrl: string): boolean => {
    if (provider === 'youtube') return youtubeVideoId(videoUrl) === youtubeVideoId(contentUrl);
    return checkContentUrl(provider, videoUrl) === null || isFileUrl(provider, videoUrl);
  };
  for (const [index, { image, imageFileName, imageUrl, videoUrl }] of media.entries()) {
    const name = `media[${index}]`;
    if (address === null && videoUrl !== null && !isPlayedAt(videoUrl))
      faults.push({ field: `${name}[videoUrl]`, code: 'invalidFormat' });
    if (image === null && imageFileName === null && imageUrl === null)
      faults.push({ field: `${name}[image]`, code: 'required' });
    if (image !== null && imageFileName !== null)
      faults.push({ field: `${name}[imageFileName]`, code: 'unknownField' });
    if (imageUrl === null) continue;
    if (image !== null || imageFileName !== null)
      faults.push({ field: `${name}[imageUrl]`, code: 'unknownField' });
    else if (!isFileUrl(provider, imageUrl))
      faults.push({ field: `${name}[imageUrl]`, code: 'invalidFormat' });
  }
  return faults;
}

/** The address under which the video of a medium is kept: one of YouTube's has one form, and another as a short. */
export function keptVideoUrl(
  provider: ContentProvider,
  { video, videoUrl }: Pick<MediumInput, 'video' | 'videoUrl'>,
): string | null {
  if (!video || videoUrl === null) return null;
  const videoId = provider === 'youtube' ? youtubeVideoId(videoUrl) : null;
  if (videoId === null) return videoUrl;
  return isYoutubeShort(videoUrl) ? youtubeShortUrl(videoId) : youtubeVideoUrl(videoId);
}
