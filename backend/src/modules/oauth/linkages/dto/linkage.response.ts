import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  ApiChoice,
  ApiInteger,
  ApiList,
  ApiNullable,
  ApiNullableText,
  ApiText,
  ApiTotal,
} from '../../../../common/http/api-fields.js';
import { LINKAGE_LIMITS, SHORT_VIDEO_USER_ID_LIMITS } from '../../linkage.rules.js';
import { LONGEST_ADDRESS, PictureResponse } from '../../../pictures/dto/picture.response.js';
import {
  LINKAGE_PROVIDERS,
  LINKAGE_SERVICES,
  type LinkageProvider,
} from '../../authorization/linkage-provider.js';

const { youtube } = LINKAGE_SERVICES;

/** Percent-encoding takes up to 12 characters for one character of the user name. */
const LONGEST_PROFILE_PAGE = 12 * SHORT_VIDEO_USER_ID_LIMITS.max + 40;

/** A linked account. */
@ApiSchema({ name: 'Linkage' })
export class LinkageResponse {
  @ApiInteger({ description: 'The ID of the linked account.', example: 78 })
  linkageId: number;

  @ApiChoice('The provider of the account.', LINKAGE_PROVIDERS, 'LinkageProvider', 'youtube')
  providerName: LinkageProvider;

  @ApiText('The display name of the provider.', 20, youtube.displayName)
  providerDisplayName: string;

  @ApiText('The domain of the provider.', 20, youtube.domain)
  providerDomain: string;

  @ApiText(
    'The URL of its profile at the provider.',
    LONGEST_PROFILE_PAGE,
    youtube.profilePage('UC-hana-yamada-flowers01'),
  )
  profilePageUrl: string;

  @ApiText('The display name of the account.', LINKAGE_LIMITS.name, '花と暮らす')
  snsAccountName: string;

  @ApiNullableText(
    'The URL path of its avatar; null if there is none.',
    LONGEST_ADDRESS,
    '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-160.webp',
  )
  thumbnailUrl: string | null;

  @ApiNullable('The picture in all its widths; null if there is none.', PictureResponse)
  picture: PictureResponse | null;
}

/** The linked accounts of a page. */
@ApiSchema({ name: 'LinkageList' })
export class LinkageListResponse {
  @ApiList('Grouped by provider.', LinkageResponse, { max: LINKAGE_LIMITS.perAccount })
  results: LinkageResponse[];

  @ApiTotal({ maximum: LINKAGE_LIMITS.perAccount, example: 3 })
  total: number;
}

/** A linked account with the fields only its owner sees. */
@ApiSchema({ name: 'OwnLinkage' })
export class OwnLinkageResponse extends LinkageResponse {
  @ApiProperty({
    description: 'Whether the grant has ended, so that the account has to be linked again.',
    example: false,
  })
  needsReconnect: boolean;
}

/** The owner's linked accounts. */
@ApiSchema({ name: 'OwnLinkageList' })
export class OwnLinkageListResponse {
  @ApiList('Grouped by provider.', OwnLinkageResponse, { max: LINKAGE_LIMITS.perAccount })
  results: OwnLinkageResponse[];

  @ApiTotal({ maximum: LINKAGE_LIMITS.perAccount, example: 3 })
  total: number;
}
