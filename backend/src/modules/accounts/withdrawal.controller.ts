import { Body, Controller, Delete, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { AccountId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { SessionCookiesService } from '../../security/sessions/session-cookies.service.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { WithdrawReasonNotFound } from '../withdraw-reasons/withdraw-reasons.errors.js';
import { RestorationNotFound } from './accounts.errors.js';
import { CLOSED_DAYS } from './display-ids.repository.js';
import { RestoreAccountRequest } from './dto/restore-account.request.js';
import { WithdrawRequest } from './dto/withdraw.request.js';
import { WithdrawalService } from './withdrawal.service.js';

@ApiTags('accounts')
@Controller('api/accounts')
export class WithdrawalController {
  constructor(
    private readonly withdrawal: WithdrawalService,
    private readonly sessionCookies: SessionCookiesService,
  ) {}

  @Delete('me')
  @ApiSummary(
    'Delete your account',
    `Takes effect at once: the page returns 404 and all sessions end. An e-mail contains a link that restores the account for a few days; then all its data is erased. An account without an address cannot be restored. The display ID stays unavailable for ${CLOSED_DAYS} days, except to an account that confirms the same e-mail address or LINE user. The reason is stored without the account.`,
  )
  @NoContent('The account has been deleted.')
  @Fails(WithdrawReasonNotFound)
  async deleteOwnAccount(
    @AccountId() accountId: string,
    @Body() { reasonId, reasonText }: WithdrawRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.withdrawal.withdraw(accountId, reasonId, reasonText ?? null);
    this.sessionCookies.clear(response);
  }

  @Post('restore')
  @Public('anonymous')
  @Throttled('VALIDATION')
  @ApiSummary(
    'Restore a deleted account',
    'Restores the account as it was, without starting a session. The token comes from the link in the e-mail that confirmed the deletion. It can be used once, unless another account has the address by then.',
  )
  @NoContent('The account has been restored.')
  @Fails(RestorationNotFound)
  async restoreAccount(@Body() { token }: RestoreAccountRequest): Promise<void> {
    await this.withdrawal.restore(token);
  }
}
