import { ChoiceField, OpaqueField } from '../../../../common/validation/fields.js';

/** The callback parameters of a social sign-up. */
export class SocialUserQuery {
  @OpaqueField({
    optional: true,
    description:
      'The single-use code from the provider. Omit it to get the user who was already verified in this browser.',
    example: 'b5fd32eacc791df',
  })
  code?: string;

  @OpaqueField({
    optional: true,
    description: 'The state from the provider; verified if sent.',
    example: 'w2kqWb1h0yWZ1v8rVb1nYb6k8gqkT0jX1a4m7c9d2e0',
  })
  state?: string;

  @ChoiceField(['0', '1'], {
    optional: true,
    description: '`1` rejects a user who already has an account, with `E0203`.',
  })
  unique?: string;
}
