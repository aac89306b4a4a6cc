import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiChoice, ApiNullable, ApiNullableText, ApiText } from '../../../common/http/api-fields.js';
import { URL_LIMITS } from '../../../common/rules/web-address.js';
import { CONTENT_PROVIDERS, type ContentProvider } from '../../../providers/provider.rules.js';
import { type Mall, MALLS } from '../../items/malls.rules.js';
import { StoredPictureResponse } from '../../pictures/dto/stored-picture.response.js';
import { PASTED_KINDS, type PastedAddress, PREVIEW_LIMITS } from '../pasted-address.rules.js';

/** Longer than any small picture. */
const LONGEST_DATA_URL = 1_000_000;

/** A page's picture, stored for the account. */
@ApiSchema({ name: 'LinkPreviewPicture' })
export class LinkPreviewPictureResponse extends StoredPictureResponse {
  @ApiText(
    'A small WebP of the picture as a `data:` URL, to show until the picture is used.',
    LONGEST_DATA_URL,
    'data:image/webp;base64,UklGRhoAAABXRUJQ',
  )
  dataUrl: string;
}

/** What a URL is and what its page says. */
@ApiSchema({ name: 'LinkPreview' })
export class LinkPreviewResponse {
  @ApiText('The URL as links and items store it.', URL_LIMITS.max, 'https://example.com/bouquet')
  url: string;

  @ApiChoice(
    'What the URL is: `content` for a post that can be posted here, `item` for a product of a mall, else `link`.',
    PASTED_KINDS,
    'PastedKind',
    'link',
  )
  kind: PastedAddress['kind'];

  @ApiProperty({
    description: 'The provider of a `content`; null for other kinds.',
    enum: CONTENT_PROVIDERS,
    enumName: 'ContentProvider',
    nullable: true,
    example: null,
  })
  provider: ContentProvider | null;

  @ApiProperty({
    description: 'The mall of an `item`; null for other kinds.',
    enum: MALLS,
    enumName: 'Mall',
    nullable: true,
    example: null,
  })
  mall: Mall | null;

  @ApiNullableText(
    'The title of the page, on one line; null if it could not be read.',
    PREVIEW_LIMITS.title,
    '今月の花束',
  )
  title: string | null;

  @ApiNullableText(
    'The description of the page, on one line; null if it could not be read.',
    PREVIEW_LIMITS.description,
    '季節の花を選んでお届けします。',
  )
  description: string | null;

  @ApiNullable('The picture of the page; null if it could not be read.', LinkPreviewPictureResponse)
  picture: LinkPreviewPictureResponse | null;
}
