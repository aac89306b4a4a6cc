import { type ErrorCode } from '../../common/errors/error-code.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { checkContentUrl, type ContentProvider } from '../../common/rules/content-rules.js';

/** One picture or video of a content as it was sent. */
export interface MediumInput {
  /** The picture as a file, or else where it is to be copied from. */
  image: UploadedFile | null;
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
 * @param isImageUrl whether an address is one that pictures of a provider are copied from
 */
export function contentFaults(
  { provider, contentUrl, media }: Pick<ContentInput, 'provider' | 'contentUrl' | 'media'>,
  isImageUrl: (provider: ContentProvider, url: string) => boolean,
): { field: string; code: ErrorCode }[] {
  const faults: { field: string; code: ErrorCode }[] = [];
  const address = checkContentUrl(provider, contentUrl);
  if (address !== null) faults.push({ field: 'contentUrl', code: address });
  for (const [index, { image, imageUrl }] of media.entries()) {
    const name = `media[${index}]`;
    if (image === null && imageUrl === null) faults.push({ field: `${name}[image]`, code: 'required' });
    if (imageUrl === null) continue;
    if (image !== null) faults.push({ field: `${name}[imageUrl]`, code: 'unknownField' });
    else if (!isImageUrl(provider, imageUrl))
      faults.push({ field: `${name}[imageUrl]`, code: 'invalidFormat' });
  }
  return faults;
}
