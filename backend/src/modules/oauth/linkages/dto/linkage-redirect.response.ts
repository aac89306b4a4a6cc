import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Where to continue linking an account. */
@ApiSchema({ name: 'LinkageRedirect' })
export class LinkageRedirectResponse {
  @ApiProperty({
    description: "The address of the service's consent page, for this browser and one way there.",
    format: 'uri',
    example: 'https://accounts.google.com/o/oauth2/v2/auth?response_type=code&client_id=1650000000',
  })
  authUrl: string;
}
