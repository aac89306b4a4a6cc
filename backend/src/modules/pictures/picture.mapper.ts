import { mediaAddress, pictureSources, previewName, widestFileName } from './picture-names.rules.js';
import { type BriefPictureResponse } from './dto/brief-picture.response.js';
import { type PictureResponse } from './dto/picture.response.js';
import { type StoredPictureResponse } from './dto/stored-picture.response.js';
import { type PictureView } from './pictures.repository.js';
import { type StoredPicture } from './pictures.service.js';

/** A picture as everybody is told of it. */
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

/** A picture that is stored, as its account is told of it. */
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

/** A picture for a page's data; each field is named, so that a new one is never public by accident. */
export function toBriefPicture({
  hash,
  width,
  height,
  widths,
  placeholder,
}: PictureView): BriefPictureResponse {
  return { hash, width, height, widths, placeholder };
}
