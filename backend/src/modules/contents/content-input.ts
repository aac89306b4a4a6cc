import { type ErrorCode } from '../../common/errors/error-code.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { checkContentUrl, contentAddress } from '../../providers/content-address.rules.js';
import { type ContentProvider, youtubeVideoId } from '../../providers/provider.rules.js';
import { type NewSchedule } from '../visibility/schedule-changes.js';

/** A picture or video in a request. */
export interface MediumInput {
  /** Exactly one of the three: an uploaded file, the name of a stored picture, or a provider's URL to copy from. */
  image: UploadedFile | null;
  imageFileName: string | null;
  imageUrl: string | null;
  /** Whether the uploaded file was once copied from the provider, as in archives. */
  copied?: boolean;
  video: boolean;
  videoUrl: string | null;
}

/** A content in a request. */
export interface ContentInput {
  provider: ContentProvider;
  title: string | null;
  description: string | null;
  contentUrl: string;
  media: MediumInput[];
  hashTags: string[];
  visibility?: NewSchedule;
}

/**
 * The violated rules that span several fields, with field names as in requests.
 *
 * @param isFileUrl whether a URL is on a provider's image hosts
 */
export function contentFaults(
  { provider, contentUrl, media }: Pick<ContentInput, 'provider' | 'contentUrl' | 'media'>,
  isFileUrl: (provider: ContentProvider, url: string) => boolean,
): { field: string; code: ErrorCode }[] {
  const faults: { field: string; code: ErrorCode }[] = [];
  const address = checkContentUrl(provider, contentUrl);
  if (address !== null) faults.push({ field: 'contentUrl', code: address });
  /** Whether the provider plays the content's video at a URL. */
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

/** The video URL to store. */
export function keptVideoUrl(
  provider: ContentProvider,
  { video, videoUrl }: Pick<MediumInput, 'video' | 'videoUrl'>,
): string | null {
  return video && videoUrl !== null ? contentAddress(provider, videoUrl) : null;
}
