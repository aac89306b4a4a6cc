import { ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiText } from '../../common/http/api-fields.js';

/** A session's tokens, for programs without cookies. */
@ApiSchema({ name: 'SessionTokens' })
export class SessionTokensResponse {
  @ApiText(
    'To be sent as `Authorization: Bearer` with every request.',
    2048,
    'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzaWQiOiIyZjFjMWMxZSJ9.c2lnbmF0dXJl',
  )
  accessToken: string;

  @ApiText(
    'Exchanges once for a new pair of tokens when the access token has expired.',
    100,
    '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a.1.nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
  )
  refreshToken: string;

  @ApiInteger({ description: 'The lifetime of the access token in seconds.', example: 3600 })
  expiresIn: number;
}
