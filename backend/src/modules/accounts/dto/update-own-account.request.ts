import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField, FlagField, IntegerIdField, PartField } from '../../../common/validation/fields.js';
import {
  ContentsFormatField,
  DisplayIdField,
  DisplayNameField,
  HeaderTypeField,
  IntroductionField,
  NumericIdField,
  TimeZoneField,
} from '../account.fields.js';
import { type ContentsFormat, type HeaderType, OPTOUT_VALUES } from '../account.rules.js';
import { CategoryListField } from '../../categories/category.fields.js';
import { ImageFileNameField, PictureFileField } from '../../pictures/picture.fields.js';
import { UploadedFile } from '../../../common/http/uploaded-file.js';
import { WriteTranslationsRequest } from './write-translations.request.js';

/** What an owner changes; what is left out stays as it is. */
@ApiSchema({ name: 'UpdateOwnAccount' })
export class UpdateOwnAccountRequest {
  @DisplayIdField({ optional: true })
  displayId?: string;

  @DisplayNameField({ optional: true })
  displayName?: string;

  @IntroductionField({ optional: true, nullable: true })
  introduction?: string | null;

  @PartField(() => WriteTranslationsRequest, {
    description:
      'Display name and introduction in a second language, by language: `translations[en][displayName]` and so on in a form. A language that is left out stays as it is; null removes all.',
  })
  translations?: WriteTranslationsRequest | null;

  @CategoryListField({
    description: 'What the page is about, by the ids of categories: all of them, in place of those before.',
    example: [404, 902],
  })
  categories?: number[];

  @ContentsFormatField({ optional: true, inForm: true })
  formatType?: ContentsFormat;

  @IntegerIdField({ description: 'The theme of the page.', optional: true, inForm: true })
  themeId?: number;

  @PictureFileField({
    optional: true,
    nullable: true,
    description:
      'The picture that stands for the creator, as a file; or else `imageFileName`. Null removes it.',
  })
  icon?: UploadedFile | null;

  @ImageFileNameField({ optional: true })
  imageFileName?: string;

  @PictureFileField({
    optional: true,
    nullable: true,
    description: "The creator's own cover, as a file. Null brings the theme's drawing back.",
  })
  cover?: UploadedFile | null;

  @HeaderTypeField({ optional: true })
  headerType?: HeaderType;

  @NumericIdField({
    optional: true,
    nullable: true,
    description: 'The id of the page at LinkSwitch, in digits; `-1` or null removes it.',
  })
  linkswitchPid?: string | null;

  @NumericIdField({
    optional: true,
    nullable: true,
    description: 'The first of the two ids at MyLink, in digits; `-1` or null removes it.',
  })
  mylinkPid?: string | null;

  @NumericIdField({
    optional: true,
    nullable: true,
    description: 'The second of the two ids at MyLink, in digits; `-1` or null removes it.',
  })
  mylinkSid?: string | null;

  @ChoiceField(OPTOUT_VALUES, {
    optional: true,
    description: '`1` keeps everything on the page from being turned into affiliate links.',
  })
  optout?: '0' | '1';

  @FlagField({
    optional: true,
    inForm: true,
    description: 'Whether search engines may list the page and its contents.',
  })
  searchable?: boolean;

  @TimeZoneField({ optional: true })
  timeZone?: string;
}
