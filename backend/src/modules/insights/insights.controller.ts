import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { AccountId } from '../../common/auth/signed-in.decorator.js';
import { ApiSummary } from '../../common/http/api-operations.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { InsightsQuery } from './dto/insights.query.js';
import { InsightsResponse } from './dto/insights.response.js';
import { toCsv, toInsights } from './insights.mapper.js';
import { INSIGHTS_TIME_ZONE } from './insight-days.rules.js';
import { INSIGHT_LIMITS } from './insights.rules.js';
import { InsightsService } from './insights.service.js';

const DAYS = `Days are in the time zone ${INSIGHTS_TIME_ZONE} and stored for ${INSIGHT_LIMITS.days} days. Entries that have since been deleted are not listed.`;

@ApiTags('insights')
@Controller('api')
export class InsightsController {
  constructor(private readonly insights: InsightsService) {}

  @Get('insights')
  @ApiSummary(
    'Get insights',
    `Returns the views, visitors and clicks of your profile and contents by day, and by link, content, item, referrer, device and language. Known bots, your own visits, and visitors who ask not to be tracked are not counted. ${DAYS}`,
  )
  @ApiOkResponse({ description: 'The insights.', type: InsightsResponse })
  @Fails(InvalidInput)
  async readInsights(
    @AccountId() accountId: string,
    @Query() query: InsightsQuery,
  ): Promise<InsightsResponse> {
    return toInsights(await this.insights.read(accountId, query));
  }

  @Get('insights.csv')
  @ApiSummary(
    'Download insights',
    `Returns the insights as a CSV file for spreadsheets (RFC 4180, UTF-8 with a byte order mark), with one row per day and entry. Cells that look like a formula start with an apostrophe. ${DAYS}`,
  )
  @ApiOkResponse({
    description: 'The CSV file.',
    content: {
      'text/csv': {
        schema: {
          type: 'string',
          maxLength: 100_000_000,
          example: 'day,kind,id,name,mall,views,visitors,presses\r\n2027-01-28,link,12,My shop,,,,58\r\n',
        },
      },
    },
  })
  @Fails(InvalidInput)
  async exportInsights(
    @AccountId() accountId: string,
    @Query() query: InsightsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { from, to, rows } = await this.insights.export(accountId, query);
    // Not set by a decorator, because failures are JSON.
    response.type('text/csv');
    response.attachment(`insights-${from}-${to}.csv`);
    return toCsv(rows);
  }
}
