import { Body, Controller, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { type Response } from 'express';
import { ApiFlowStep, type FlowTokenResponse } from '../../security/flows/flow-token.response.js';
import { type TokenPlace, TokenPlacePipe, TOKENS_QUERY } from '../../common/http/tokens-query.js';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { COOKIES } from '../../security/cookies.js';
import { FlowToken } from '../../common/http/flow-token.js';
import { FlowCookiesService } from '../../security/flows/flow-cookies.service.js';
import { CodesStopped, FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { CheckCodeRequest } from '../accounts/dto/check-code.request.js';
import { EmailRequest } from '../accounts/dto/email.request.js';
import { PasswordResetService } from '../accounts/password-reset.service.js';

@ApiTags('auth')
@Controller('api/auth/forgot-password')
export class ForgotPasswordController {
  constructor(
    private readonly passwordReset: PasswordResetService,
    private readonly flowCookies: FlowCookiesService,
  ) {}

  @Post()
  @Public('anonymous')
  @ApiSummary(
    'Request a code to reset a password',
    'Sets the cookie `resetPasswordToken` and sends a six-digit code if the address has an account; the response is the same if it has none. Another request sends a new code and invalidates the previous one.',
  )
  @ApiFlowStep(COOKIES.resetPasswordToken.name)
  @NoContent('If the address has an account, a code is on its way.')
  @Fails(TooManyRequests)
  async forgotPassword(
    @Body() { email }: EmailRequest,
    @FlowToken(COOKIES.resetPasswordToken) token: string | null,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<FlowTokenResponse | undefined> {
    const begun = await this.passwordReset.begin(email, token);
    return this.flowCookies.give(response, COOKIES.resetPasswordToken, begun, place);
  }

  @Post('check-code')
  @Public('anonymous')
  @ApiSummary(
    'Verify a password reset code',
    'Verifies the e-mailed code and sets the cookie `resetPasswordCode`, which allows setting a new password.',
  )
  @ApiFlowStep(COOKIES.resetPasswordToken.name)
  @NoContent('The code is correct. A new password can now be set.')
  @Fails(InvalidCode, CodesStopped, FlowEnded)
  async checkForgotPasswordCode(
    @Body() { code }: CheckCodeRequest,
    @FlowToken(COOKIES.resetPasswordToken) token: string | null,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<FlowTokenResponse | undefined> {
    const next = await this.passwordReset.checkCode(token, code);
    this.flowCookies.clear(response, COOKIES.resetPasswordToken);
    return this.flowCookies.give(response, COOKIES.resetPasswordCode, next, place);
  }
}
