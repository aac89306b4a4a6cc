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
import { FRESH_PROOF_MINUTES, type SignedIn } from '../../security/sessions/sessions.service.js';
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
import { UNDO_HOURS } from './email-undos.repository.js';

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
    'Request a code to change your e-mail address',
    `Sets the cookie \`updateEmailToken\` and sends a six-digit code to the new address. The response is the same if another account has the address; its owner is then notified by e-mail instead. An account without an address adds its first one this way. The address only changes once the code is entered. Requires a login or a confirmation (\`POST /api/auth/confirm\`) within the last ${FRESH_PROOF_MINUTES} minutes.`,
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
    'Change your e-mail address',
    `Verifies the code sent to the new address and changes the address. All other sessions end. An e-mail to the previous address contains a link that undoes the change for ${UNDO_HOURS} hours.`,
  )
  @ApiOkResponse({ description: 'Your account with its new address.', type: OwnAccountResponse })
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
    'Undo an e-mail address change',
    `Restores the previous address and ends all sessions. Also removes a password that was set and a provider that was connected after the change. Does not start a session. The token comes from the link in the e-mail to the previous address. It can be used once within ${UNDO_HOURS} hours, unless another account has the address by then.`,
  )
  @NoContent('The previous address has been restored.')
  @Fails(EmailUndoNotFound)
  async undoEmailChange(@Body() { token }: UndoEmailChangeRequest): Promise<void> {
    await this.emailUndo.undo(token);
  }
}
