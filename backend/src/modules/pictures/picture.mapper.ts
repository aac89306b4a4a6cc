import { mediaAddress, pictureSources, previewName, widestFileName } from './picture-names.rules.js';
import { type BriefPictureResponse } from './dto/brief-picture.response.js';
import { type PictureResponse } from './dto/picture.response.js';
import { type StoredPictureResponse } from './dto/stored-picture.response.js';
import { type PictureView } from './picture.read-model.js';
import { type StoredPicture } from './pictures.service.js';

/** Maps a picture for the public. */
export function toPicture({ hash, width, height, widths, placeholder }: PictureView): PictureResponse {
  const sources = pictureSources({ hash, widths });
  return {
    url: sources.at(-1)?.url ?? '',
    width,
    height,
    sources,
    preview: mediaAddress(previewName(hash)),
    placeholder,
  };
}

/** Maps a stored picture for its account. */
export function toStoredPicture({
  width,
  height,
  usableUntil,
  ...files
}: StoredPicture): StoredPictureResponse {
  return {
    imageFileName: widestFileName(files),
    width,
    height,
    usableUntil: usableUntil.toISOString(),
  };
}

/** Maps a picture for page data; fields are listed one by one so that new ones stay private. */
export function toBriefPicture({
  hash,
  width,
  height,
  widths,
  placeholder,
}: PictureView): BriefPictureResponse {
  return { hash, width, height, widths, placeholder };
}

/** The path of a page's card; null while it has none. */
export function toShareCard(hash: string | null): string | null {
  return hash && mediaAddress(previewName(hash));
}
