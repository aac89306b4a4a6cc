import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PROVIDER_LIMITS } from '../../../../providers/provider.rules.js';
import { ApiInteger, ApiText } from '../../../../common/http/api-fields.js';
import { DISPLAY_NAME_LIMITS } from '../../../accounts/account.rules.js';

/** A user verified by a provider. */
@ApiSchema({ name: 'SocialUser' })
export class SocialUserResponse {
  @ApiText('Names the person at the provider.', PROVIDER_LIMITS.person, 'U4af4980629d8c1e2f3a4b5c6d7e8f901')
  userId: string;

  @ApiText(
    'To be shown when the account is made, once and in this browser, within an hour.',
    PROVIDER_LIMITS.person,
    'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
  )
  authToken: string;

  @ApiText(
    'The name at the provider, made to fit: it prefills the form. Empty where there is none.',
    DISPLAY_NAME_LIMITS.max,
    '山田はな',
  )
  displayName: string;

  @ApiProperty({ description: 'Whether the person has an account here already.', example: false })
  registered: boolean;
}

/** The response for API clients, with the sign-up token in place of a cookie. */
@ApiSchema({ name: 'SocialUserWay' })
export class SocialUserWayResponse extends SocialUserResponse {
  @ApiText('Sent as `X-Flow-Token` with the sign-up.', 200, 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA')
  flowToken: string;

  @ApiInteger({ description: 'Seconds after which it expires.', example: 3600 })
  expiresIn: number;
}
