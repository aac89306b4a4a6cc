import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary } from '../../common/http/api-operations.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { WithdrawReasonListResponse } from './dto/withdraw-reason-list.response.js';
import { toWithdrawReasonList } from './withdraw-reason.mapper.js';
import { WithdrawReasonsService } from './withdraw-reasons.service.js';

@ApiTags('withdraw-reasons')
@Controller('api/withdraw-reasons')
export class WithdrawReasonsController {
  constructor(private readonly reasons: WithdrawReasonsService) {}

  @Get()
  @ApiSummary(
    'List withdrawal reasons',
    'Lists the reasons to choose from when deleting an account, in the language of the request.',
  )
  @ApiOkResponse({ description: 'The reasons.', type: WithdrawReasonListResponse })
  @Fails()
  async listWithdrawReasons(): Promise<WithdrawReasonListResponse> {
    return toWithdrawReasonList(await this.reasons.list(), requestLanguage());
  }
}
