import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { REDIRECT_LIMITS } from '../redirect-address.js';

/** Where a page leads. */
@ApiSchema({ name: 'RedirectTarget' })
export class RedirectTargetResponse {
  @ApiProperty({
    description:
      'Where to go instead: a path of this site without a language, or an https address; null where the page stays.',
    type: 'string',
    nullable: true,
    maxLength: REDIRECT_LIMITS.redirectUrl,
    example: '/news',
  })
  redirectUrl: string | null;
}
