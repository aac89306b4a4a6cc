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
    description: 'The ID of the news article.',
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
  @ApiSummary('List news', 'Lists published news in pages, newest first.')
  @ApiOkResponse({ description: 'A page of news.', type: NewsListResponse })
  @Fails(InvalidInput)
  async listNews(@AccountId() accountId: string, @Query() query: ListNewsQuery): Promise<NewsListResponse> {
    return toNewsList(await this.news.list(accountId, query), requestLanguage());
  }

  // Must precede `:id`.
  @Get('unreads')
  @ApiSummary('Count unread news', 'Returns the number for the badge in the navigation. Never cached.')
  @ApiOkResponse({ description: 'The number of unread news articles.', type: UnreadCountResponse })
  @Fails()
  async countUnreadNews(@AccountId() accountId: string): Promise<UnreadCountResponse> {
    return { count: await this.news.countUnread(accountId) };
  }

  @Get(':id')
  @ApiNewsId()
  @ApiSummary('Get a news article', 'Returns an article with its text. This does not mark it as read.')
  @ApiOkResponse({ description: 'The news article.', type: NewsResponse })
  @Fails(InvalidInput, NewsNotFound)
  async getNews(@AccountId() accountId: string, @Param('id', NewsIdPipe) id: string): Promise<NewsResponse> {
    return toNews(await this.news.get(accountId, id), requestLanguage());
  }

  @Post(':id/history')
  @ApiNewsId()
  @ApiSummary(
    'Mark a news article as read',
    'Marks the article as read by the account. Repeating the request changes nothing.',
  )
  @NoContent('The article is marked as read.')
  @Fails(InvalidInput, NewsNotFound)
  async markNewsRead(@AccountId() accountId: string, @Param('id', NewsIdPipe) id: string): Promise<void> {
    await this.news.markRead(accountId, id);
  }
}
