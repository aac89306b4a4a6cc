import { pictureSources, widestFileName } from '@hitohira/backend/rules';
import { type ComponentProps } from 'react';
import { type BriefPicture } from '../../api/generated/model/briefPicture';
import { type Picture as StoredPicture } from '../../api/generated/model/picture';

export type { StoredPicture };

/** A picture of the API, or the brief form in boot data. */
export type AnyPicture = StoredPicture | BriefPicture;

/** The WebP files of a picture, the narrowest first. */
const sourcesOf = (picture: AnyPicture) => ('sources' in picture ? picture.sources : pictureSources(picture));

/** The file name by which requests refer to a stored picture. */
export function fileNameOf(picture: AnyPicture): string {
  return 'url' in picture ? picture.url.slice(picture.url.lastIndexOf('/') + 1) : widestFileName(picture);
}

interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'alt' | 'sizes' | 'loading' | 'fetchPriority' | 'decoding'
> {
  picture: AnyPicture;
  alt: string;
  sizes: string;
  /** Whether it is above the fold: it loads eagerly, others lazily. */
  first?: boolean;
}

/** A stored picture, with its size and placeholder color to avoid layout shifts. The container sets `object-fit`. */
export function Picture({ picture, alt, sizes, first = false, style, ...props }: PictureProps) {
  const { width, height, placeholder } = picture;
  const sources = sourcesOf(picture);
  return (
    <img
      {...props}
      // React sets attributes in this order: `sizes` first avoids a second request.
      sizes={sizes}
      srcSet={sources.map((source) => `${source.url} ${String(source.width)}w`).join(', ')}
      src={sources.at(-1)?.url}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      // Otherwise the first screen's others are read beside what the page begins with: its cover, icon and font.
      fetchPriority={first ? 'high' : 'low'}
      style={{ backgroundColor: placeholder, ...style }}
    />
  );
}
