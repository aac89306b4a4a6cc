import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PROVIDER_LIMITS } from '../../../../providers/provider.rules.js';
import { ApiInteger } from '../../../../common/http/api-fields.js';
import { DISPLAY_NAME_LIMITS } from '../../../accounts/account.rules.js';

/** A user verified by a provider. */
@ApiSchema({ name: 'SocialUser' })
export class SocialUserResponse {
  @ApiProperty({
    description: 'Names the person at the provider.',
    maxLength: PROVIDER_LIMITS.person,
    example: 'U4af4980629d8c1e2f3a4b5c6d7e8f901',
  })
  userId: string;

  @ApiProperty({
    description: 'To be shown when the account is made, once and in this browser, within an hour.',
    maxLength: PROVIDER_LIMITS.person,
    example: 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
  })
  authToken: string;

  @ApiProperty({
    description: 'The name at the provider, made to fit: it prefills the form. Empty where there is none.',
    maxLength: DISPLAY_NAME_LIMITS.max,
    example: '山田はな',
  })
  displayName: string;

  @ApiProperty({ description: 'Whether the person has an account here already.', example: false })
  registered: boolean;
}

/** The response for API clients, with the sign-up token in place of a cookie. */
@ApiSchema({ name: 'SocialUserWay' })
export class SocialUserWayResponse extends SocialUserResponse {
  @ApiProperty({
    description: 'Sent as `X-Flow-Token` with the sign-up.',
    maxLength: 200,
    example: 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
  })
  flowToken: string;

  @ApiInteger({ description: 'Seconds after which it expires.', example: 3600 })
  expiresIn: number;
}
