import { mediaAddress, pictureSources, previewName } from '../pictures/picture-names.rules.js';
import { previewSize, type Size } from '../pictures/picture-size.rules.js';
import { type PictureView } from '../pictures/pictures.repository.js';
import { type OEmbedResponse, type OEmbedWithThumbnailResponse } from './dto/oembed.response.js';
import { type EmbeddedPage } from './oembed.service.js';
import { creatorPath, type PageAddressesService } from './page-addresses.service.js';

const PROVIDER_NAME = 'Hitohira';

/** Maps a page to oEmbed's type `link`. */
export function toOEmbed(
  { title, account, named, picture }: EmbeddedPage,
  largest: Size,
  addresses: PageAddressesService,
): OEmbedResponse | OEmbedWithThumbnailResponse {
  const thumbnail = picture && fittingFile(picture, largest);
  const link = {
    version: '1.0',
    type: 'link',
    title,
    author_name: account.displayName,
    author_url: addresses.in(named, creatorPath(account.displayId)),
    provider_name: PROVIDER_NAME,
    provider_url: addresses.in(named, '/'),
  } as const;
  if (thumbnail === null) return link;
  return {
    ...link,
    thumbnail_url: addresses.of(thumbnail.url),
    thumbnail_width: thumbnail.width,
    thumbnail_height: thumbnail.height,
  };
}

/** The JPEG if it fits, else the largest WebP file that does; null if none does. */
function fittingFile(picture: PictureView, largest: Size): (Size & { url: string }) | null {
  const { width, height, hash } = picture;
  const files = [
    { url: mediaAddress(previewName(hash)), ...previewSize(picture) },
    ...pictureSources(picture)
      .map((source) => ({ ...source, height: Math.max(1, Math.round((height * source.width) / width)) }))
      .reverse(),
  ];
  return files.find((file) => file.width <= largest.width && file.height <= largest.height) ?? null;
}
