import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { ApiNullableText } from '../../../common/http/api-fields.js';
import { NUMERIC_ID_LIMITS } from '../account.rules.js';
import { CATEGORY_LIMITS } from '../../categories/category.rules.js';
import { OwnAccountResponse } from './own-account.response.js';

/** The public fields of an account. */
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
    'The LinkSwitch ID to load for visitors; null if there is none or the owner opted out.',
    NUMERIC_ID_LIMITS.max,
    '2837465',
  )
  linkswitchPid: string | null;

  @ApiProperty({
    description: 'The names of the selected categories, in the language of the request.',
    type: [String],
    items: { type: 'string', maxLength: CATEGORY_LIMITS.name },
    maxItems: CATEGORY_LIMITS.max,
    example: ['花・ガーデニング', '写真'],
  })
  categoryNames: string[];

  @ApiProperty({ description: 'Whether it is the signed-in account.', example: false })
  isMe: boolean;
}
