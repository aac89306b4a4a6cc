import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PROVIDER_LIMITS } from '../../../../providers/provider.rules.js';
import { ApiInteger, ApiText } from '../../../../common/http/api-fields.js';
import { DISPLAY_NAME_LIMITS } from '../../../accounts/account.rules.js';

/** A user verified by a provider. */
@ApiSchema({ name: 'SocialUser' })
export class SocialUserResponse {
  @ApiText('The ID of the user at the provider.', PROVIDER_LIMITS.person, 'U4af4980629d8c1e2f3a4b5c6d7e8f901')
  userId: string;

  @ApiText(
    'The token for creating the account: single-use, in this browser, within an hour.',
    PROVIDER_LIMITS.person,
    'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
  )
  authToken: string;

  @ApiText(
    'The display name at the provider, shortened to our limit, to prefill the form. Empty if there is none.',
    DISPLAY_NAME_LIMITS.max,
    '山田はな',
  )
  displayName: string;

  @ApiProperty({ description: 'Whether the user already has an account here.', example: false })
  registered: boolean;
}

/** The response for API clients, with the sign-up token in place of a cookie. */
@ApiSchema({ name: 'SocialUserWay' })
export class SocialUserWayResponse extends SocialUserResponse {
  @ApiText(
    'To be sent as `X-Flow-Token` with the sign-up.',
    200,
    'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
  )
  flowToken: string;

  @ApiInteger({ description: 'The lifetime in seconds.', example: 3600 })
  expiresIn: number;
}
