import { ApiSchema } from '@nestjs/swagger';
import { ApiNullableText } from '../../../common/http/api-fields.js';
import { REDIRECT_LIMITS } from '../redirect-address.js';

/** The target of a redirect. */
@ApiSchema({ name: 'RedirectTarget' })
export class RedirectTargetResponse {
  @ApiNullableText(
    'The target: a path on this site without language prefix, or an https URL; null if there is no redirect.',
    REDIRECT_LIMITS.redirectUrl,
    '/news',
  )
  redirectUrl: string | null;
}
