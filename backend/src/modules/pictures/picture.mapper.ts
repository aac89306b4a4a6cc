import { type PictureResponse } from './dto/picture.response.js';
import { type PictureView } from './pictures.repository.js';
import { mediaAddress, previewName, variantName } from './picture-names.js';

/** A picture as everybody is told of it. */
export function toPicture({ hash, width, height, widths, placeholder }: PictureView): PictureResponse {
  const sources = widths.map((each) => ({ url: mediaAddress(variantName(hash, each)), width: each }));
  return {
    url: sources.at(-1)?.url ?? '',
    width,
    height,
    sources,
    preview: mediaAddress(previewName(hash)),
    placeholder,
  };
}

/** The name of the widest file of a picture, by which requests refer to one that is stored. */
export function widestFileName({ hash, widths }: PictureView): string {
  return variantName(hash, widths.at(-1) ?? 0);
}
