import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Where to continue linking an account. */
@ApiSchema({ name: 'LinkageRedirect' })
export class LinkageRedirectResponse {
  @ApiProperty({
    description: "The URL of the provider's consent page, for one flow in this browser.",
    format: 'uri',
    example: 'https://accounts.google.com/o/oauth2/v2/auth?response_type=code&client_id=1650000000',
  })
  authUrl: string;
}
