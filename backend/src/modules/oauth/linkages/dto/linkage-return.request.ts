import {
  checkShortVideoUserId,
  normaliseShortVideoUserId,
  SHORT_VIDEO_USER_ID_LIMITS,
} from '../../linkage.rules.js';
import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField, OpaqueField, TextField } from '../../../../common/validation/fields.js';
import { LINKAGE_PROVIDERS, type LinkageProvider } from '../../authorization/linkage-provider.js';

/** The callback parameters of linking an account. */
@ApiSchema({ name: 'LinkageReturn' })
export class LinkageReturnRequest {
  @OpaqueField({
    description: 'The single-use code from the provider.',
    example: '4/0AeanS0b1c2d3e4f5',
  })
  code: string;

  @OpaqueField({
    description: 'The state from the provider.',
    example: 'w2kqWb1h0yWZ1v8rVb1nYb6k8gqkT0jX1a4m7c9d2e0',
  })
  state: string;

  @TextField({
    normalise: normaliseShortVideoUserId,
    check: checkShortVideoUserId,
    minLength: 1,
    maxLength: SHORT_VIDEO_USER_ID_LIMITS.max,
    example: 'hana.yamada',
    optional: true,
    description:
      'The TikTok user name, with or without a leading `@`. Required for TikTok and ignored for other providers.',
  })
  userId?: string;

  @ChoiceField(LINKAGE_PROVIDERS as [LinkageProvider, ...LinkageProvider[]], {
    optional: true,
    description: 'The provider; must match the one in the path.',
  })
  provider?: LinkageProvider;
}
