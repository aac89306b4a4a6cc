import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';
import {
  ApiChoice,
  ApiChoiceList,
  ApiInteger,
  ApiList,
  ApiNullable,
  ApiNullableText,
  ApiText,
  ApiUuid,
} from '../../../common/http/api-fields.js';
import { EMAIL_LIMITS } from '../../../common/rules/email-address.js';
import {
  CONTENTS_FORMATS,
  type ContentsFormat,
  DISPLAY_ID_LIMITS,
  DISPLAY_NAME_LIMITS,
  FIRST_STEPS,
  type FirstStep,
  HEADER_TYPES,
  type HeaderType,
  INTRODUCTION_LIMITS,
  NUMERIC_ID_LIMITS,
  OPTOUT_VALUES,
} from '../account.rules.js';
import { HEADER_TYPE_DESCRIPTION } from '../account.fields.js';
import { BLOCK_NAMES } from '../../blocks/block.js';
import { BlockOrderResponse } from '../../blocks/dto/block-order.response.js';
import { MOST_CATEGORIES, OwnCategoryKindResponse } from '../../categories/dto/category.response.js';
import { HeadlineResponse } from '../../headlines/dto/headline.response.js';
import { HEADLINE_TYPES } from '../../headlines/headline-type.js';
import { LONGEST_ADDRESS, PictureResponse } from '../../pictures/dto/picture.response.js';
import { TranslationsResponse } from './translations.response.js';
import { ThemeResponse } from '../../themes/dto/theme.response.js';
import { DEFAULT_TIME_ZONE, TIME_ZONE_LIMITS } from '../../visibility/visibility.rules.js';

/** A provider that the owner logs in with. */
@ApiSchema({ name: 'SocialLogin' })
export class SocialLoginResponse {
  @ApiText('The provider.', PROVIDER_LIMITS.name, 'line')
  provider: string;

  @ApiText("The owner's name at the provider as of the last login.", DISPLAY_NAME_LIMITS.max, '山田はな')
  displayName: string;

  @ApiNullableText(
    'The e-mail address at the provider, for prefilling a form; null if the provider did not share it.',
    EMAIL_LIMITS.max,
    'hana@example.com',
  )
  email: string | null;
}

/** The signed-in account. */
@ApiSchema({ name: 'OwnAccount' })
export class OwnAccountResponse {
  @ApiUuid("The account's permanent ID (UUID version 7).", '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11')
  accountId: string;

  @ApiText(
    "The last part of the page's URL, in the case its owner chose.",
    DISPLAY_ID_LIMITS.max,
    'hana.yamada',
  )
  displayId: string;

  @ApiText('The name on the page.', DISPLAY_NAME_LIMITS.max, '山田はな')
  displayName: string;

  @ApiNullableText(
    'The confirmed e-mail address; null if there is none.',
    EMAIL_LIMITS.max,
    'hana@example.com',
  )
  email: string | null;

  @ApiNullableText(
    'The introduction; null if there is none.',
    INTRODUCTION_LIMITS.max,
    '東京で花を撮っています。\n週末は市場にいます。',
  )
  introduction: string | null;

  @ApiProperty({
    description:
      'The display name and introduction in a second language, shown on pages in that language instead of the original.',
    type: TranslationsResponse,
  })
  translations: TranslationsResponse;

  @ApiNullableText(
    'The URL path of the widest icon file; null if there is no icon.',
    LONGEST_ADDRESS,
    '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-640.webp',
  )
  icon: string | null;

  @ApiNullable('The icon in all its widths; null if there is none.', PictureResponse)
  iconPicture: PictureResponse | null;

  @ApiNullableText(
    "The URL path of the creator's own cover in its widest file; null if the theme's cover is shown.",
    LONGEST_ADDRESS,
    null,
  )
  cover: string | null;

  @ApiNullable("The cover in all its widths; null if the theme's cover is shown.", PictureResponse)
  coverPicture: PictureResponse | null;

  @ApiChoice(HEADER_TYPE_DESCRIPTION, HEADER_TYPES, 'HeaderType', HEADER_TYPES[0])
  headerType: HeaderType;

  @ApiNullableText('The LinkSwitch ID; null if there is none.', NUMERIC_ID_LIMITS.max, '2837465')
  linkswitchPid: string | null;

  @ApiNullableText(
    'The first of the two MyLink IDs; null if there is none.',
    NUMERIC_ID_LIMITS.max,
    '3412345',
  )
  mylinkPid: string | null;

  @ApiNullableText(
    'The second of the two MyLink IDs; null if there is none.',
    NUMERIC_ID_LIMITS.max,
    '887654321',
  )
  mylinkSid: string | null;

  @ApiProperty({
    description: '`1` if links on the page are never turned into affiliate links.',
    enum: OPTOUT_VALUES,
    example: '0',
  })
  optout: (typeof OPTOUT_VALUES)[number];

  @ApiProperty({ description: 'Whether search engines may list the page and its contents.', example: true })
  searchable: boolean;

  @ApiText(
    'The IANA name of the time zone in which the owner enters times.',
    TIME_ZONE_LIMITS.max,
    DEFAULT_TIME_ZONE,
  )
  timeZone: string;

  @ApiChoiceList(
    'The first steps that the owner has done: chosen a theme, linked accounts, added a link.',
    FIRST_STEPS,
    'FirstStep',
  )
  doneSteps: FirstStep[];

  @ApiInteger({ description: "The ID of the page's theme.", example: 1 })
  themeId: number;

  @ApiProperty({ description: "The page's theme with its design tokens.", type: ThemeResponse })
  theme: ThemeResponse;

  @ApiChoice(
    'The grid in which contents are first shown, by how many it shows.',
    CONTENTS_FORMATS.values,
    'ContentsFormat',
    CONTENTS_FORMATS.default,
  )
  contentsFormat: ContentsFormat;

  @ApiList('The headlines of the page, one of each type.', HeadlineResponse, {
    max: HEADLINE_TYPES.length,
    min: HEADLINE_TYPES.length,
  })
  headlines: HeadlineResponse[];

  @ApiList('The blocks of the page in display order, each exactly once.', BlockOrderResponse, {
    max: BLOCK_NAMES.length,
    min: BLOCK_NAMES.length,
  })
  blockOrders: BlockOrderResponse[];

  @ApiList(
    'All categories in the language of the request, with the selected ones marked.',
    OwnCategoryKindResponse,
    { max: MOST_CATEGORIES },
  )
  categories: OwnCategoryKindResponse[];

  @ApiProperty({
    description: 'Whether the owner can log in by e-mail and password.',
    example: true,
  })
  hasPassword: boolean;

  @ApiList('The providers with which the owner can log in.', SocialLoginResponse, { max: 10 })
  socialLogins: SocialLoginResponse[];
}
