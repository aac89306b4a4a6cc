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
import {
  type ContentsFormat,
  FIRST_STEPS,
  type FirstStep,
  type HeaderType,
  OPTOUT_VALUES,
} from '../account.rules.js';
import { ChoiceListField } from '../../../common/validation/list-fields.js';
import { CategoryListField } from '../../categories/category.fields.js';
import { ImageFileNameField, PictureFileField } from '../../pictures/picture.fields.js';
import { UploadedFile } from '../../../common/http/uploaded-file.js';
import { WriteTranslationsRequest } from './write-translations.request.js';

/** Changes of the signed-in account; omitted fields stay as they are. */
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
      'The display name and introduction in a second language, by language; in a form `translations[en][displayName]` and so on. Omitted languages stay as they are; null removes all of them.',
  })
  translations?: WriteTranslationsRequest | null;

  @CategoryListField({
    description: "The IDs of the page's categories. Replaces all previous ones.",
    example: [404, 902],
  })
  categories?: number[];

  @ContentsFormatField({ optional: true, inForm: true })
  formatType?: ContentsFormat;

  @IntegerIdField({ description: "The ID of the page's theme.", optional: true, inForm: true })
  themeId?: number;

  @PictureFileField({
    optional: true,
    nullable: true,
    description: 'The icon as a file; alternatively `imageFileName`. Null removes it.',
  })
  icon?: UploadedFile | null;

  @ImageFileNameField({ optional: true })
  imageFileName?: string;

  @PictureFileField({
    optional: true,
    nullable: true,
    description: "The creator's own cover as a file. Null restores the theme's cover.",
  })
  cover?: UploadedFile | null;

  @HeaderTypeField({ optional: true })
  headerType?: HeaderType;

  @NumericIdField({
    optional: true,
    nullable: true,
    description: 'The LinkSwitch ID, in digits; `-1` or null removes it.',
  })
  linkswitchPid?: string | null;

  @NumericIdField({
    optional: true,
    nullable: true,
    description: 'The first of the two MyLink IDs, in digits; `-1` or null removes it.',
  })
  mylinkPid?: string | null;

  @NumericIdField({
    optional: true,
    nullable: true,
    description: 'The second of the two MyLink IDs, in digits; `-1` or null removes it.',
  })
  mylinkSid?: string | null;

  @ChoiceField(OPTOUT_VALUES, {
    optional: true,
    description: '`1` never turns links on the page into affiliate links.',
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

  @ChoiceListField(FIRST_STEPS, {
    description: 'The first steps that you have done. Replaces all previous ones.',
    enumName: 'FirstStep',
  })
  doneSteps?: FirstStep[];
}
