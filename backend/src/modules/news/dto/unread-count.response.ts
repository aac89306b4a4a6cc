import { ApiSchema } from '@nestjs/swagger';
import { ApiInteger } from '../../../common/http/api-fields.js';

/** The number of unread news articles. */
@ApiSchema({ name: 'UnreadCount' })
export class UnreadCountResponse {
  @ApiInteger({
    description: 'The number of unread news articles published since the account was created.',
    minimum: 0,
    example: 3,
  })
  count: number;
}
