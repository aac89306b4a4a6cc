import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { AccountId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { NEWS_ID_PATTERN, NEWS_LIMITS } from './news.rules.js';
import { ListNewsQuery } from './dto/list-news.query.js';
import { NewsListResponse, NewsResponse } from './dto/news.response.js';
import { UnreadCountResponse } from './dto/unread-count.response.js';
import { NewsIdPipe } from './news-id.pipe.js';
import { NewsNotFound } from './news.errors.js';
import { toNews, toNewsList } from './news.mapper.js';
import { NewsService } from './news.service.js';

const ApiNewsId = (): MethodDecorator =>
  ApiParam({
    name: 'id',
    description: 'The piece of news, as the list names it.',
    schema: {
      type: 'string',
      minLength: 1,
      maxLength: NEWS_LIMITS.id,
      pattern: NEWS_ID_PATTERN.source,
      example: 'spring-2027',
    },
  });

@ApiTags('news')
@Controller('api/news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Get()
  @ApiSummary('Read the news', 'What operators have published, the newest first, a part at a time.')
  @ApiOkResponse({ description: 'A part of the news.', type: NewsListResponse })
  @Fails(InvalidInput)
  async listNews(@AccountId() accountId: string, @Query() query: ListNewsQuery): Promise<NewsListResponse> {
    return toNewsList(await this.news.list(accountId, query), requestLanguage());
  }

  // Must precede `:id`.
  @Get('unreads')
  @ApiSummary('Count the unread news', 'What the badge in the navigation shows. Never cached.')
  @ApiOkResponse({ description: 'How much there is to read.', type: UnreadCountResponse })
  @Fails()
  async countUnreadNews(@AccountId() accountId: string): Promise<UnreadCountResponse> {
    return { count: await this.news.countUnread(accountId) };
  }

  @Get(':id')
  @ApiNewsId()
  @ApiSummary(
    'Read a piece of news',
    'One piece with its text. Reading it over the API does not mark it as read.',
  )
  @ApiOkResponse({ description: 'The piece of news.', type: NewsResponse })
  @Fails(InvalidInput, NewsNotFound)
  async getNews(@AccountId() accountId: string, @Param('id', NewsIdPipe) id: string): Promise<NewsResponse> {
    return toNews(await this.news.get(accountId, id), requestLanguage());
  }

  @Post(':id/history')
  @ApiNewsId()
  @ApiSummary(
    'Mark a piece of news as read',
    'Notes that the account has read it. Once is enough; again changes nothing.',
  )
  @NoContent('It counts as read.')
  @Fails(InvalidInput, NewsNotFound)
  async markNewsRead(@AccountId() accountId: string, @Param('id', NewsIdPipe) id: string): Promise<void> {
    await this.news.markRead(accountId, id);
  }
}
