import { ApiSchema } from '@nestjs/swagger';
import { type UploadedFile } from '../../../common/http/uploaded-file.js';
import { CONTENT_PROVIDERS, type ContentProvider } from '../../../common/rules/content-rules.js';
import { LIMITS } from '../../../common/rules/limits.js';
import {
  ContentTextField,
  ContentTitleField,
  ContentUrlField,
  FileUrlField,
  HashTagListField,
} from '../../../common/validation/content-fields.js';
import { ChoiceField, FlagField, ImageFileNameField } from '../../../common/validation/fields.js';
import { IdListField, PartListField } from '../../../common/validation/list-fields.js';
import { PictureFileField } from '../../../common/validation/picture-file-field.js';

const { contents } = LIMITS;

/** One picture or video of a content as it is sent: its picture in one of two ways. */
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
    example: 'https://i.ytimg.com/vi/hanaTaba_01/maxresdefault.jpg',
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

/** A content to be posted. */
@ApiSchema({ name: 'CreateContent' })
export class CreateContentRequest {
  @ChoiceField(CONTENT_PROVIDERS, { description: 'The service that it comes from.' })
  provider: ContentProvider;

  @ContentTitleField({ optional: true, nullable: true })
  title?: string | null;

  @ContentTextField({ optional: true, nullable: true })
  description?: string | null;

  @ContentUrlField({
    description:
      'Where it is to be seen at the provider, https: a video of YouTube in any form of its address; the permalink of an own post of Instagram, or a story; an address of TikTok, where a short link is kept as the address that it leads to.',
  })
  contentUrl: string;

  @PartListField(() => ContentMediumRequest, {
    description: 'What it shows, in its order.',
    min: 1,
    max: contents.media,
    example: [{ imageUrl: 'https://i.ytimg.com/vi/hanaTaba_01/maxresdefault.jpg', videoFlag: true }],
  })
  media: ContentMediumRequest[];

  @HashTagListField({
    description: 'The words that it is found by; a sign before one is taken off.',
  })
  hashTags?: string[];
}

/** What is changed of a content. */
@ApiSchema({ name: 'UpdateContent' })
export class UpdateContentRequest {
  @ContentTitleField({ optional: true, nullable: true })
  title?: string | null;

  @ContentTextField({ optional: true, nullable: true })
  description?: string | null;
}

/** An order of contents. */
@ApiSchema({ name: 'OrderContents' })
export class OrderContentsRequest {
  @IdListField({
    description:
      'Own contents, the first one first; each at most once. Those that are left out keep their order behind them.',
    max: contents.perAccount,
    example: [34, 12, 56],
  })
  orders: number[];
}
