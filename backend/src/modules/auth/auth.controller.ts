import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { COOKIES, readCookies } from '../../common/http/cookies.js';
import { FlowCookies } from '../../security/flows/flow-cookies.js';
import { Authenticator } from '../../security/sessions/authenticator.js';
import { SessionCookies } from '../../security/sessions/session-cookies.js';
import { toOwnAccount } from '../accounts/account.mapper.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { OwnAccountResponse } from '../accounts/dto/own-account.response.js';
import { CodeNeeded, SessionEnded, WrongCredentials } from './auth.errors.js';
import { AuthService } from './auth.service.js';
import { LogInRequest } from './dto/log-in.request.js';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly accounts: AccountsService,
    private readonly authenticator: Authenticator,
    private readonly sessionCookies: SessionCookies,
    private readonly flowCookies: FlowCookies,
  ) {}

  @Post('login')
  @Public('anonymous')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'logIn',
    summary: 'Log in',
    description:
      'Opens a session and sets its cookies. Where the code of the sign-up was never entered, a new one is mailed and the cookie `signUpToken` is set along with the 403.',
  })
  @ApiOkResponse({ description: 'The own account; the session cookies are set.', type: OwnAccountResponse })
  @Fails(WrongCredentials, CodeNeeded, TooManyRequests)
  async logIn(
    @Body() { email, password }: LogInRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnAccountResponse> {
    const outcome = await this.auth.logIn({
      email,
      password,
      signUpToken: this.flowCookies.read(request, COOKIES.signUpToken),
      userAgent: request.get('user-agent') ?? null,
    });
    if ('signUpToken' in outcome) {
      this.flowCookies.set(response, COOKIES.signUpToken, outcome.signUpToken);
      throw new CodeNeeded();
    }
    await this.sessionCookies.set(response, outcome.tokens);
    return toOwnAccount(await this.accounts.getOwn(outcome.tokens.accountId));
  }

  @Post('refresh')
  @Public('anonymous')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'refreshSession',
    summary: 'Renew the session',
    description:
      'Exchanges the refresh token in its cookie for the next pair of tokens. Browsers need not call it: any call with an expired access token does the same on the way.',
  })
  @ApiNoContentResponse({ description: 'The session cookies are set anew.' })
  @Fails(SessionEnded)
  async refreshSession(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const tokens = await this.auth.refresh(readCookies(request)[COOKIES.refreshToken.name] ?? null);
    if (!tokens) {
      this.sessionCookies.clear(response);
      throw new SessionEnded();
    }
    await this.sessionCookies.set(response, tokens);
  }

  @Post('logout')
  @Public('anonymous')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'logOut',
    summary: 'Log out',
    description:
      'Ends the session on the server and removes its cookies; without a session it only removes them.',
  })
  @ApiNoContentResponse({ description: 'Nobody is signed in any more.' })
  @Fails()
  async logOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.auth.logOut(await this.authenticator.sessionsOf(request));
    this.sessionCookies.clear(response);
  }
}
