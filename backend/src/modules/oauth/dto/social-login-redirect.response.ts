import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Where a browser goes on to sign in. */
@ApiSchema({ name: 'SocialLoginRedirect' })
export class SocialLoginRedirectResponse {
  @ApiProperty({
    description: "The address of the provider's consent page, for this browser and one way there.",
    format: 'uri',
    example: 'https://access.line.me/oauth2/v2.1/authorize?response_type=code&client_id=1650000000',
  })
  authUrl: string;
}
