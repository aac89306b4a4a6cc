import { Body, Controller, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { type Response } from 'express';
import { ApiFlowStep, type FlowTokenResponse } from '../../security/flows/flow-token.response.js';
import { type TokenPlace, TokenPlacePipe, TOKENS_QUERY } from '../../common/http/tokens-query.js';
import { ApiFlowToken, FlowToken } from '../../common/http/flow-token.js';
import { Public } from '../../common/auth/public.decorator.js';
import { CurrentSession } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { COOKIES } from '../../security/cookies.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { FlowCookiesService } from '../../security/flows/flow-cookies.service.js';
import { CodesStopped, FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { FreshProofNeeded } from '../../security/sessions/fresh-proof.errors.js';
import { type SignedIn } from '../../security/sessions/sessions.service.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { toOwnAccount } from './account.mapper.js';
import { EmailTaken, EmailUndoNotFound } from './accounts.errors.js';
import { AccountsService } from './accounts.service.js';
import { CheckEmailCodeRequest } from './dto/check-email-code.request.js';
import { EmailRequest } from './dto/email.request.js';
import { OwnAccountResponse } from './dto/own-account.response.js';
import { UndoEmailChangeRequest } from './dto/undo-email-change.request.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailUndoService } from './email-undo.service.js';

@ApiTags('accounts')
@Controller('api/accounts/email')
export class EmailController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly emailChange: EmailChangeService,
    private readonly emailUndo: EmailUndoService,
    private readonly flowCookies: FlowCookiesService,
  ) {}

  @Patch()
  @ApiSummary(
    'Ask for a code to change the e-mail address',
    'Sets the cookie `updateEmailToken` and mails a six-digit code to the new address. The answer is the same for an address that another account has; its owner is told by mail. An account without an address adds its first one in this way. Nothing is changed yet. Asks for a login or a confirmation (`POST /api/auth/confirm`) within the last ten minutes.',
  )
  @ApiFlowStep(COOKIES.updateEmailToken.name)
  @NoContent('A code is on its way.')
  @Fails(FreshProofNeeded, TooManyRequests)
  async changeEmail(
    @CurrentSession() signedIn: SignedIn,
    @Body() { email }: EmailRequest,
    @FlowToken(COOKIES.updateEmailToken) token: string | null,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<FlowTokenResponse | undefined> {
    const begun = await this.emailChange.begin(signedIn, email, token);
    return this.flowCookies.give(response, COOKIES.updateEmailToken, begun, place);
  }

  @Patch('check-code')
  @ApiFlowToken(COOKIES.updateEmailToken.name)
  @ApiSummary(
    'Change the e-mail address',
    'Takes the code that was mailed to the new address and makes it the own one. Every other session ends, and a mail tells the address before; its link undoes the change for 72 hours.',
  )
  @ApiOkResponse({ description: 'The own account with its new address.', type: OwnAccountResponse })
  @Fails(InvalidCode, CodesStopped, EmailTaken, FlowEnded)
  async checkEmailCode(
    @CurrentSession() signedIn: SignedIn,
    @Body() body: CheckEmailCodeRequest,
    @FlowToken(COOKIES.updateEmailToken) token: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnAccountResponse> {
    await this.emailChange.complete(signedIn, token, body);
    this.flowCookies.clear(response, COOKIES.updateEmailToken);
    return toOwnAccount(await this.accounts.getOwn(signedIn.accountId), requestLanguage());
  }

  @Post('undo')
  @Public('anonymous')
  @Throttled('VALIDATION')
  @ApiSummary(
    'Undo a change of the e-mail address',
    'For the page behind the link in the mail to the address before: gives the account that address back and ends all of its sessions. A password that was set since, and a provider that was connected since, go as well. Signs nobody in. The link works once, for 72 hours, and not any more when another account has the address.',
  )
  @NoContent('The account has its earlier address.')
  @Fails(EmailUndoNotFound)
  async undoEmailChange(@Body() { token }: UndoEmailChangeRequest): Promise<void> {
    await this.emailUndo.undo(token);
  }
}
