import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** How much there is to read. */
@ApiSchema({ name: 'UnreadCount' })
export class UnreadCountResponse {
  @ApiProperty({
    description: 'How many pieces of news, published since the account was made, have not been read.',
    type: 'integer',
    minimum: 0,
    maximum: 2_147_483_647,
    example: 3,
  })
  count: number;
}
