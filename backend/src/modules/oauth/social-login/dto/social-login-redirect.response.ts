import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiText } from '../../../../common/http/api-fields.js';

/** Where to continue signing in. */
@ApiSchema({ name: 'SocialLoginRedirect' })
export class SocialLoginRedirectResponse {
  @ApiProperty({
    description: "The URL of the provider's consent page, for one flow in this browser.",
    format: 'uri',
    example: 'https://access.line.me/oauth2/v2.1/authorize?response_type=code&client_id=1650000000',
  })
  authUrl: string;
}

/** The response for API clients, with the flow token in place of a cookie. */
@ApiSchema({ name: 'SocialLoginWay' })
export class SocialLoginWayResponse extends SocialLoginRedirectResponse {
  @ApiText(
    'To be sent as `X-Flow-Token` with the callback parameters.',
    200,
    'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
  )
  flowToken: string;

  @ApiInteger({ description: 'The lifetime in seconds.', example: 1200 })
  expiresIn: number;
}
