import { Body, Controller, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary } from '../../common/http/api-operations.js';
import { AccountId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { HeadlineResponse } from './dto/headline.response.js';
import { SetHeadlineRequest } from './dto/set-headline.request.js';
import { HeadlinesService } from './headlines.service.js';

@ApiTags('headlines')
@Controller('api/headlines')
export class HeadlinesController {
  constructor(private readonly headlines: HeadlinesService) {}

  @Patch()
  @ApiSummary(
    'Word a headline',
    'Puts words of the creator over a part of the own page, in place of those before; `text: null` restores those that the page has of its own, in the visitor’s language.',
  )
  @ApiOkResponse({ description: 'The headline as it is now.', type: HeadlineResponse })
  @Fails()
  async setHeadline(
    @AccountId() accountId: string,
    @Body() { type, text }: SetHeadlineRequest,
  ): Promise<HeadlineResponse> {
    return this.headlines.set(accountId, type, text);
  }
}
