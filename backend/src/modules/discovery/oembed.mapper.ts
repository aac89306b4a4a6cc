import { mediaAddress, pictureSources, previewName } from '../pictures/picture-names.rules.js';
import { previewSize, type Size } from '../pictures/picture-size.rules.js';
import { type PictureView } from '../pictures/picture.read-model.js';
import { CARD_SIZE } from '../share-cards/share-card.js';
import { type OEmbedResponse, type OEmbedWithThumbnailResponse } from './dto/oembed.response.js';
import { type EmbeddedPage } from './oembed.service.js';
import { creatorPath, type PageAddressesService } from './page-addresses.service.js';

const PROVIDER_NAME = 'Hitohira';

/** Maps a page to oEmbed's type `link`. */
export function toOEmbed(
  { title, author, account, named, cardHash, picture }: EmbeddedPage,
  largest: Size,
  addresses: PageAddressesService,
): OEmbedResponse | OEmbedWithThumbnailResponse {
  const card = cardHash === null ? [] : [{ url: mediaAddress(previewName(cardHash)), ...CARD_SIZE }];
  const files = [...card, ...(picture === null ? [] : filesOf(picture))];
  const thumbnail = files.find((file) => file.width <= largest.width && file.height <= largest.height);
  const link = {
    version: '1.0',
    type: 'link',
    title,
    author_name: author,
    author_url: addresses.in(named, creatorPath(account.displayId)),
    provider_name: PROVIDER_NAME,
    provider_url: addresses.in(named, '/'),
  } as const;
  if (thumbnail === undefined) return link;
  return {
    ...link,
    thumbnail_url: addresses.of(thumbnail.url),
    thumbnail_width: thumbnail.width,
    thumbnail_height: thumbnail.height,
  };
}

/** The files of a picture in the order of preference: the JPEG, then the WebP files from the largest. */
function filesOf(picture: PictureView): (Size & { url: string })[] {
  const { width, height, hash } = picture;
  return [
    { url: mediaAddress(previewName(hash)), ...previewSize(picture) },
    ...pictureSources(picture)
      .map((source) => ({ ...source, height: Math.max(1, Math.round((height * source.width) / width)) }))
      .reverse(),
  ];
}
