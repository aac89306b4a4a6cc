import { ApiSchema } from '@nestjs/swagger';
import { ApiInteger } from '../../../common/http/api-fields.js';

/** How much there is to read. */
@ApiSchema({ name: 'UnreadCount' })
export class UnreadCountResponse {
  @ApiInteger({
    description: 'How many pieces of news, published since the account was made, have not been read.',
    minimum: 0,
    example: 3,
  })
  count: number;
}
