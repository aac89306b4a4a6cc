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

/** A picture or video of a new content. */
@ApiSchema({ name: 'ContentMediumInput' })
export class ContentMediumRequest {
  @PictureFileField({
    optional: true,
    description: 'Its picture as a file; or else `imageFileName` or `imageUrl`.',
  })
  image?: UploadedFile;

  @ImageFileNameField({ optional: true })
  imageFileName?: string;

  @FileUrlField({
    optional: true,
    nullable: true,
    description:
      'The address of its picture on one of the provider’s own image hosts, as the provider’s posts name it: it is copied. Or else `image` or `imageFileName`.',
  })
  imageUrl?: string | null;

  @FlagField({
    optional: true,
    inForm: true,
    description: 'Whether it is a video, of which the picture is one moment; left out, it is none.',
  })
  videoFlag?: boolean;

  @FileUrlField({
    optional: true,
    nullable: true,
    description:
      'Where the provider plays the video, https: at YouTube an address of the video that `contentUrl` names, at Instagram and TikTok one on the hosts of their pages or of their files. Empty or null where that is not known.',
    example: 'https://www.youtube.com/watch?v=hanaTaba_01',
  })
  videoUrl?: string | null;
}

/** A new content. */
@ApiSchema({ name: 'CreateContent' })
export class CreateContentRequest {
  @ChoiceField(CONTENT_PROVIDERS, { description: 'The service that it comes from.' })
  provider: ContentProvider;

  @TextField({
    check: checkContentTitle,
    description: 'On one line; empty or null for none.',
    maxLength: CONTENT_LIMITS.title,
    example: '朝の市場で選ぶ、今週の花',
    optional: true,
    nullable: true,
  })
  title?: string | null;

  @TextField({
    check: checkContentText,
    description: 'On any number of lines; empty or null for none.',
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
      'Where it is to be seen at the provider, https: a video of YouTube in any form of its address; the permalink of an own post of Instagram, or a story; an address of TikTok, where a short link is kept as the address that it leads to.',
  })
  contentUrl: string;

  @PartListField(() => ContentMediumRequest, {
    description: 'What it shows, in its order.',
    min: 1,
    max: CONTENT_LIMITS.media,
    example: [{ imageUrl: 'https://i.ytimg.com/vi/hanaTaba_01/maxresdefault.jpg', videoFlag: true }],
  })
  media: ContentMediumRequest[];

  @HashTagListField({
    description: 'The words that it is found by; a sign before one is taken off.',
  })
  hashTags?: string[];
}

/** Changes of a content. */
@ApiSchema({ name: 'UpdateContent' })
export class UpdateContentRequest extends PickType(CreateContentRequest, ['title', 'description'] as const) {}

/** An order of contents. */
@ApiSchema({ name: 'OrderContents' })
export class OrderContentsRequest {
  @IdListField({
    description:
      'Own contents, the first one first; each at most once. Those that are left out keep their order behind them.',
    max: CONTENT_LIMITS.perAccount,
    example: [34, 12, 56],
  })
  orders: number[];
}
