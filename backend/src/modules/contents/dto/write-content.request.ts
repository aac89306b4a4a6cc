import { ApiSchema, PickType } from '@nestjs/swagger';
import { type UploadedFile } from '../../../common/http/uploaded-file.js';
import { ChoiceField, FlagField, TextField } from '../../../common/validation/fields.js';
import { FileUrlField, HashTagListField } from '../content.fields.js';
import { CONTENT_LIMITS } from '../content-limits.rules.js';
import { checkContentText, checkContentTitle } from '../content.rules.js';
import { normaliseIdentifier } from '../../../common/rules/text.js';
import { checkUrl, URL_LIMITS } from '../../../common/rules/web-address.js';
import { ImageFileNameField, PictureFileField } from '../../pictures/picture.fields.js';
import { CONTENT_PROVIDERS, type ContentProvider } from '../../../providers/provider.rules.js';
import { IdListField, PartListField } from '../../../common/validation/list-fields.js';
import { VisibilityRequest } from '../../visibility/visibility.fields.js';

/** A picture or video of a new content. */
@ApiSchema({ name: 'ContentMediumInput' })
export class ContentMediumRequest {
  @PictureFileField({
    optional: true,
    description: 'The picture as a file; alternatively `imageFileName` or `imageUrl`.',
  })
  image?: UploadedFile;

  @ImageFileNameField({ optional: true })
  imageFileName?: string;

  @FileUrlField({
    optional: true,
    nullable: true,
    description:
      'The URL of the picture on an image host of the provider, as in its posts; the picture is copied. Alternatively `image` or `imageFileName`.',
  })
  imageUrl?: string | null;

  @FlagField({
    optional: true,
    inForm: true,
    description: 'Whether it is a video, with the picture as a still; false by default.',
  })
  videoFlag?: boolean;

  @FileUrlField({
    optional: true,
    nullable: true,
    description:
      'The https URL at which the provider plays the video: for YouTube a URL of the video in `contentUrl`, for Instagram and TikTok a URL on their page or file hosts. Empty or null if unknown.',
    example: 'https://www.youtube.com/watch?v=hanaTaba_01',
  })
  videoUrl?: string | null;
}

/** A new content. */
@ApiSchema({ name: 'CreateContent' })
export class CreateContentRequest extends VisibilityRequest {
  @ChoiceField(CONTENT_PROVIDERS, { description: 'The provider it comes from.' })
  provider: ContentProvider;

  @TextField({
    check: checkContentTitle,
    description: 'The title, on one line; empty or null for none.',
    maxLength: CONTENT_LIMITS.title,
    example: '朝の市場で選ぶ、今週の花',
    optional: true,
    nullable: true,
  })
  title?: string | null;

  @TextField({
    check: checkContentText,
    description: 'The description, on any number of lines; empty or null for none.',
    maxLength: CONTENT_LIMITS.text,
    example: '長もちさせるコツもお話しします。',
    optional: true,
    nullable: true,
  })
  description?: string | null;

  @TextField({
    normalise: normaliseIdentifier,
    check: checkUrl,
    minLength: 1,
    maxLength: URL_LIMITS.max,
    example: 'https://www.youtube.com/watch?v=hanaTaba_01',
    description:
      'Its URL at the provider: a YouTube video in any URL format, the permalink of your own Instagram post or story, or a TikTok URL. It is stored with https, and TikTok short links are replaced by their target.',
  })
  contentUrl: string;

  @PartListField(() => ContentMediumRequest, {
    description: 'Its pictures and videos, in order.',
    min: 1,
    max: CONTENT_LIMITS.media,
    example: [{ imageUrl: 'https://i.ytimg.com/vi/hanaTaba_01/maxresdefault.jpg', videoFlag: true }],
  })
  media: ContentMediumRequest[];

  @HashTagListField({
    description: 'Its hash tags; a leading `#` is removed.',
  })
  hashTags?: string[];
}

/** Changes of a content. */
@ApiSchema({ name: 'UpdateContent' })
export class UpdateContentRequest extends PickType(CreateContentRequest, [
  'title',
  'description',
  'visibility',
  'visibleFrom',
  'visibleUntil',
] as const) {}

/** An order of contents. */
@ApiSchema({ name: 'OrderContents' })
export class OrderContentsRequest {
  @IdListField({
    description:
      'The IDs of your contents in their new order, each at most once. Omitted ones keep their order after them.',
    max: CONTENT_LIMITS.perAccount,
    example: [34, 12, 56],
  })
  orders: number[];
}
