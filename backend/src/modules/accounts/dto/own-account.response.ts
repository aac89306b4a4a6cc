import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '../../../common/rules/limits.js';

/** The account of the person who is signed in. */
@ApiSchema({ name: 'OwnAccount' })
export class OwnAccountResponse {
  @ApiProperty({
    description: 'Names the account for good (UUID version 7).',
    format: 'uuid',
    example: '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11',
  })
  accountId: string;

  @ApiProperty({
    description: 'The last part of the address of the page, as it was typed.',
    maxLength: LIMITS.displayId.max,
    example: 'hana.yamada',
  })
  displayId: string;

  @ApiProperty({
    description: 'The name on the page.',
    maxLength: LIMITS.displayName.max,
    example: '山田はな',
  })
  displayName: string;

  @ApiProperty({
    description: 'The confirmed e-mail address; null where there is none.',
    type: 'string',
    nullable: true,
    maxLength: LIMITS.email.max,
    example: 'hana@example.com',
  })
  email: string | null;

  @ApiProperty({
    description: 'What the creator says about themselves; null where it is nothing.',
    type: 'string',
    nullable: true,
    maxLength: LIMITS.introduction.max,
    example: '東京で花を撮っています。\n週末は市場にいます。',
  })
  introduction: string | null;
}
