import { pictureSources, widestFileName } from '@hitohira/backend/rules';
import { type ComponentProps } from 'react';
import { type BriefPicture } from '../../api/generated/model/briefPicture';
import { type Picture as StoredPicture } from '../../api/generated/model/picture';

export type { StoredPicture };

/** A picture as the API tells of it, or as briefly as lists in the server's document do. */
export type AnyPicture = StoredPicture | BriefPicture;

/** The files of a picture in WebP, the narrowest first. */
const sourcesOf = (picture: AnyPicture) => ('sources' in picture ? picture.sources : pictureSources(picture));

/** The name by which requests refer to a picture that is stored. */
export function fileNameOf(picture: AnyPicture): string {
  return 'url' in picture ? picture.url.slice(picture.url.lastIndexOf('/') + 1) : widestFileName(picture);
}

interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'alt' | 'sizes' | 'loading' | 'fetchPriority' | 'decoding'
> {
  picture: AnyPicture;
  /** What the picture says to those who do not see it; empty where the words beside it say all. */
  alt: string;
  /** How wide it is shown, as `sizes` of an image says it: the browser takes the smallest file that is sharp there. */
  sizes: string;
  /** Whether it is among the first things seen: it is fetched at once, all others when they come near the screen. */
  first?: boolean;
}

/**
 * A stored picture. Its own width and height keep its place and its colour fills it, so that nothing moves and nothing
 * gapes until it is there. Where the frame has another shape, `object-fit` is for the frame to say.
 */
export function Picture({ picture, alt, sizes, first = false, style, ...props }: PictureProps) {
  const { width, height, placeholder } = picture;
  const sources = sourcesOf(picture);
  return (
    <img
      {...props}
      // React takes the attributes in this order: a browser that knows the sizes fetches no file twice.
      sizes={sizes}
      srcSet={sources.map((source) => `${source.url} ${String(source.width)}w`).join(', ')}
      src={sources.at(-1)?.url}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      style={{ backgroundColor: placeholder, ...style }}
    />
  );
}
