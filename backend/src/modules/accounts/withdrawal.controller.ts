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
    'Leave',
    'Puts the own account out of use at once: its page answers 404 and its sessions end. A mail carries a link that restores it for some days; an account without an address cannot be restored. Then everything is erased. The display ID stays closed to sign-ups for 180 days; an account that confirms the same e-mail address or LINE user can have it again. Of the reason it is not kept whose it was.',
  )
  @NoContent('The account is out of use.')
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
    'Take a withdrawal back',
    'For the page behind the link of the goodbye mail: brings the account back as it was. Signs nobody in. The link works once, and not any more when another account has the address.',
  )
  @NoContent('The account is back in use.')
  @Fails(RestorationNotFound)
  async restoreAccount(@Body() { token }: RestoreAccountRequest): Promise<void> {
    await this.withdrawal.restore(token);
  }
}
