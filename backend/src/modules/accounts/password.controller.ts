import { Body, Controller, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { type Response } from 'express';
import { ApiFlowStep, type FlowTokenResponse } from '../../security/flows/flow-token.response.js';
import { type TokenPlace, TokenPlacePipe, TOKENS_QUERY } from '../../common/http/tokens-query.js';
import { ApiFlowToken, FlowToken } from '../../common/http/flow-token.js';
import { Public } from '../../common/auth/public.decorator.js';
import { AccountId, CurrentSession } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { COOKIES } from '../../security/cookies.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { FlowCookiesService } from '../../security/flows/flow-cookies.service.js';
import { CodesStopped, FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { SessionCookiesService } from '../../security/sessions/session-cookies.service.js';
import { type SignedIn } from '../../security/sessions/sessions.service.js';
import { toOwnAccount } from './account.mapper.js';
import { EmailNeeded } from './accounts.errors.js';
import { AccountsService } from './accounts.service.js';
import { CheckPasswordCodeRequest } from './dto/check-password-code.request.js';
import { OwnAccountResponse } from './dto/own-account.response.js';
import { ResetPasswordRequest } from './dto/reset-password.request.js';
import { SetPasswordRequest } from './dto/set-password.request.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordResetService } from './password-reset.service.js';

@ApiTags('accounts')
@Controller('api/accounts')
export class PasswordController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwordChange: PasswordChangeService,
    private readonly passwordReset: PasswordResetService,
    private readonly flowCookies: FlowCookiesService,
    private readonly sessionCookies: SessionCookiesService,
  ) {}

  @Patch('password')
  @ApiSummary(
    'Request a code to change your password',
    'Validates the password, sets the cookie `changePasswordToken` and sends a six-digit code to the confirmed address. An account without a password adds its first one this way; an account without an address must add one first. The password only changes once the code is entered.',
  )
  @ApiFlowStep(COOKIES.changePasswordToken.name)
  @NoContent('A code is on its way.')
  @Fails(EmailNeeded, TooManyRequests)
  async changePassword(
    @AccountId() accountId: string,
    @Body() { password }: SetPasswordRequest,
    @FlowToken(COOKIES.changePasswordToken) token: string | null,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<FlowTokenResponse | undefined> {
    const begun = await this.passwordChange.begin(accountId, password, token);
    return this.flowCookies.give(response, COOKIES.changePasswordToken, begun, place);
  }

  @Patch('password/check-code')
  @ApiFlowToken(COOKIES.changePasswordToken.name)
  @ApiSummary(
    'Change your password',
    'Verifies the e-mailed code and sets the password in the same request. All other sessions end, and the owner is notified by e-mail. `disconnectSocialLogins` also disconnects the providers that can be used to log in, such as LINE.',
  )
  @ApiOkResponse({ description: 'Your account.', type: OwnAccountResponse })
  @Fails(InvalidCode, CodesStopped, FlowEnded, TooManyRequests)
  async checkPasswordCode(
    @CurrentSession() signedIn: SignedIn,
    @Body() body: CheckPasswordCodeRequest,
    @FlowToken(COOKIES.changePasswordToken) token: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnAccountResponse> {
    await this.passwordChange.complete(signedIn, token, body);
    this.flowCookies.clear(response, COOKIES.changePasswordToken);
    return toOwnAccount(await this.accounts.getOwn(signedIn.accountId), requestLanguage());
  }

  @Post('forgot-password')
  @Public('anonymous')
  @ApiFlowToken(COOKIES.resetPasswordCode.name)
  @ApiSummary(
    'Set a new password',
    'The last step of a password reset; requires the cookie `resetPasswordCode`. Ends all sessions of the account without starting one, unlocks logins with its address, and notifies the owner by e-mail.',
  )
  @NoContent('The password has been set.')
  @Fails(FlowEnded, TooManyRequests)
  async resetPassword(
    @Body() body: ResetPasswordRequest,
    @FlowToken(COOKIES.resetPasswordCode) token: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.passwordReset.setPassword(token, body);
    this.flowCookies.clear(response, COOKIES.resetPasswordCode);
    this.sessionCookies.clear(response);
  }
}
