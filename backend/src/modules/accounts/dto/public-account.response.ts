import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { ApiNullableText } from '../../../common/http/api-fields.js';
import { NUMERIC_ID_LIMITS } from '../account.rules.js';
import { CATEGORY_LIMITS } from '../../categories/category.rules.js';
import { OwnAccountResponse } from './own-account.response.js';

/** What everybody may know of an account. */
@ApiSchema({ name: 'PublicAccount' })
export class PublicAccountResponse extends PickType(OwnAccountResponse, [
  'accountId',
  'displayId',
  'displayName',
  'introduction',
  'translations',
  'icon',
  'iconPicture',
  'cover',
  'coverPicture',
  'headerType',
  'themeId',
  'theme',
  'contentsFormat',
  'headlines',
  'blockOrders',
] as const) {
  @ApiNullableText(
    'The id with which the page loads LinkSwitch for visitors; null where there is none, or the owner does not want it.',
    NUMERIC_ID_LIMITS.max,
    '2837465',
  )
  linkswitchPid: string | null;

  @ApiProperty({
    description:
      'What the page is about: the names of the chosen categories, in the language of the request.',
    type: [String],
    items: { type: 'string', maxLength: CATEGORY_LIMITS.name },
    maxItems: CATEGORY_LIMITS.max,
    example: ['花・ガーデニング', '写真'],
  })
  categoryNames: string[];

  @ApiProperty({ description: 'Whether the account is the one that asks.', example: false })
  isMe: boolean;
}
