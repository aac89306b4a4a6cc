import { ApiSchema } from '@nestjs/swagger';
import { DisplayNameField, IntroductionField } from '../../../common/validation/fields.js';

/** What an owner changes; what is left out stays as it is. */
@ApiSchema({ name: 'UpdateOwnAccount' })
export class UpdateOwnAccountRequest {
  @DisplayNameField({ optional: true })
  displayName?: string;

  @IntroductionField({ optional: true, nullable: true })
  introduction?: string | null;
}
