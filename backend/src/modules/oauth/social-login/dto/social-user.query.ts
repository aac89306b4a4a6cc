import { ChoiceField, OpaqueField } from '../../../../common/validation/fields.js';

/** The callback parameters of a social sign-up. */
export class SocialUserQuery {
  @OpaqueField({
    optional: true,
    description:
      'The code that the provider sent along, good once. Left out, the answer is the person who was verified in this browser before.',
    example: 'b5fd32eacc791df',
  })
  code?: string;

  @OpaqueField({
    optional: true,
    description: 'The state that the provider sent along; compared where it is given.',
    example: 'w2kqWb1h0yWZ1v8rVb1nYb6k8gqkT0jX1a4m7c9d2e0',
  })
  state?: string;

  @ChoiceField(['0', '1'], {
    optional: true,
    description: '`1` refuses a person who has an account, with `E0203`.',
  })
  unique?: string;
}
