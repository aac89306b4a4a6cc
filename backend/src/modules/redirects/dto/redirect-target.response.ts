import { ApiSchema } from '@nestjs/swagger';
import { ApiNullableText } from '../../../common/http/api-fields.js';
import { REDIRECT_LIMITS } from '../redirect-address.js';

/** Where a page leads. */
@ApiSchema({ name: 'RedirectTarget' })
export class RedirectTargetResponse {
  @ApiNullableText(
    'Where to go instead: a path of this site without a language, or an https address; null where the page stays.',
    REDIRECT_LIMITS.redirectUrl,
    '/news',
  )
  redirectUrl: string | null;
}
