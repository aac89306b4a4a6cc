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
    'Set a headline',
    'Replaces a headline of your page. `text: null` restores the default one, which is shown in the visitor’s language.',
  )
  @ApiOkResponse({ description: 'The updated headline.', type: HeadlineResponse })
  @Fails()
  async setHeadline(
    @AccountId() accountId: string,
    @Body() { type, text }: SetHeadlineRequest,
  ): Promise<HeadlineResponse> {
    return this.headlines.set(accountId, type, text);
  }
}
