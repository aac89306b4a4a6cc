import { Body, Controller, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { type Request, type Response } from 'express';
import { ApiFlowStep, type FlowTokenResponse } from '../../security/flows/flow-token.response.js';
import { type TokenPlace, TokenPlacePipe, TOKENS_QUERY } from '../../common/http/tokens-query.js';
import { ApiFlowToken, FlowToken } from '../../common/http/flow-token.js';
import { AccountId, CurrentSession } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput, TooManyRequests } from '../../common/errors/request-errors.js';
import { COOKIES } from '../../security/cookies.js';
import { FlowCookiesService } from '../../security/flows/flow-cookies.service.js';
import { CodesStopped, FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { KnownDeviceCookieService } from '../../security/login-lock/known-device-cookie.service.js';
import { LoginLocked } from '../../security/login-lock/login-lock.errors.js';
import { FRESH_PROOF_MINUTES, type SignedIn } from '../../security/sessions/sessions.service.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { EmailNeeded } from '../accounts/accounts.errors.js';
import { WrongPassword } from './auth.errors.js';
import { ConfirmationService } from './confirmation.service.js';
import { ConfirmIdentityRequest } from './dto/confirm-identity.request.js';

@ApiTags('auth')
@Controller('api/auth/confirm')
export class ConfirmationController {
  constructor(
    private readonly confirmation: ConfirmationService,
    private readonly flowCookies: FlowCookiesService,
    private readonly knownDevice: KnownDeviceCookieService,
  ) {}

  @Post()
  @Throttled('LOGIN')
  @ApiFlowToken(COOKIES.confirmToken.name)
  @ApiSummary(
    'Confirm that it is you',
    `Verifies the password, or the e-mailed code if the account has no password. For ${FRESH_PROOF_MINUTES} minutes afterwards, as after a login, the session can do what otherwise fails with 403 \`E0302\`: change the e-mail address, connect a provider to log in with, and request an archive of the account.`,
  )
  @NoContent('The session has been confirmed.')
  @Fails(InvalidInput, WrongPassword, InvalidCode, CodesStopped, FlowEnded, LoginLocked)
  async confirmIdentity(
    @CurrentSession() signedIn: SignedIn,
    @Body() { password, code }: ConfirmIdentityRequest,
    @FlowToken(COOKIES.confirmToken) token: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (code !== undefined && password === undefined) {
      await this.confirmation.byCode(signedIn, token, code);
      this.flowCookies.clear(response, COOKIES.confirmToken);
      return;
    }
    if (password === undefined) throw new InvalidInput([{ field: 'password', code: 'required' }]);
    if (code !== undefined) throw new InvalidInput([{ field: 'code', code: 'unknownField' }]);
    await this.confirmation.byPassword(signedIn, password, this.knownDevice.read(request));
  }

  @Post('code')
  @ApiSummary(
    'Request a code to confirm that it is you',
    'For accounts without a password. Sets the cookie `confirmToken` and sends a six-digit code to the confirmed address. An account without an address logs in with its provider again instead.',
  )
  @ApiFlowStep(COOKIES.confirmToken.name)
  @NoContent('A code is on its way.')
  @Fails(InvalidInput, EmailNeeded, TooManyRequests)
  async sendConfirmationCode(
    @AccountId() accountId: string,
    @FlowToken(COOKIES.confirmToken) token: string | null,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<FlowTokenResponse | undefined> {
    const begun = await this.confirmation.begin(accountId, token);
    return this.flowCookies.give(response, COOKIES.confirmToken, begun, place);
  }
}
