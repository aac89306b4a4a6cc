import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccountId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { UnreadCountResponse } from './dto/unread-count.response.js';
import { NewsService } from './news.service.js';

@ApiTags('news')
@Controller('api/news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Get('unreads')
  @ApiOperation({
    operationId: 'countUnreadNews',
    summary: 'Count the unread news',
    description: 'What the badge in the navigation shows. Never cached.',
  })
  @ApiOkResponse({ description: 'How much there is to read.', type: UnreadCountResponse })
  @Fails()
  async countUnreadNews(@AccountId() accountId: string): Promise<UnreadCountResponse> {
    return { count: await this.news.countUnread(accountId) };
  }
}
