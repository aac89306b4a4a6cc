import { ApiSchema } from '@nestjs/swagger';
import { OpaqueField } from '../../../../common/validation/fields.js';

/** The callback parameters of social login. */
@ApiSchema({ name: 'SocialReturn' })
export class SocialReturnRequest {
  @OpaqueField({
    description: 'The single-use code from the provider.',
    example: 'b5fd32eacc791df',
  })
  code: string;

  @OpaqueField({
    optional: true,
    description: 'The state from the provider; verified if sent.',
    example: 'w2kqWb1h0yWZ1v8rVb1nYb6k8gqkT0jX1a4m7c9d2e0',
  })
  state?: string;
}
