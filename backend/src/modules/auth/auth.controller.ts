import { Body, Controller, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { type Request, type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { carriesBearer } from '../../common/http/bearer.js';
import { ApiFlowToken, FLOW_TOKEN_HEADER, FlowToken } from '../../common/http/flow-token.js';
import { readCookies } from '../../common/http/cookies.js';
import { COOKIES } from '../../security/cookies.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { FlowCookiesService } from '../../security/flows/flow-cookies.service.js';
import { KnownDeviceCookieService } from '../../security/login-lock/known-device-cookie.service.js';
import { LoginLocked } from '../../security/login-lock/login-lock.errors.js';
import { BrowserSignInService } from '../../security/sessions/browser-sign-in.service.js';
import { SessionCookiesService } from '../../security/sessions/session-cookies.service.js';
import { SessionsService } from '../../security/sessions/sessions.service.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { toOwnAccount } from '../accounts/account.mapper.js';
import { AccountSuspended } from '../accounts/accounts.errors.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { ApiSessionAnswer } from '../accounts/session-answer.js';
import { type OwnAccountResponse } from '../accounts/dto/own-account.response.js';
import { CodeNeeded, SessionEnded, WrongCredentials } from './auth.errors.js';
import { LogInRequest } from './dto/log-in.request.js';
import { RefreshSessionRequest } from './dto/refresh-session.request.js';
import { SessionTokensResponse } from '../../security/sessions/session-tokens.response.js';
import { LogInService } from './log-in.service.js';
import {
  ApiTokensQuery,
  type TokenPlace,
  TokenPlacePipe,
  TOKENS_QUERY,
} from '../../common/http/tokens-query.js';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly logIns: LogInService,
    private readonly accounts: AccountsService,
    private readonly browserSignIn: BrowserSignInService,
    private readonly sessionCookies: SessionCookiesService,
    private readonly flowCookies: FlowCookiesService,
    private readonly knownDevice: KnownDeviceCookieService,
  ) {}

  @Post('login')
  @Public('session')
  @Throttled('LOGIN')
  @HttpCode(200)
  @ApiSummary(
    'Log in',
    'Starts a session and sets its cookies, or returns its tokens with `tokens=body`. Ends the browser’s previous session. If the sign-up code was never entered, returns 403, sends a new code and sets the cookie `signUpToken`; with `tokens=body`, the 403 has the flow token in the header `X-Flow-Token` instead.',
  )
  @ApiSessionAnswer(200, 'Your account')
  @ApiFlowToken(COOKIES.signUpToken.name)
  @Fails(WrongCredentials, CodeNeeded, AccountSuspended, LoginLocked)
  async logIn(
    @Body() { email, password }: LogInRequest,
    @FlowToken(COOKIES.signUpToken) signUpToken: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<OwnAccountResponse | SessionTokensResponse> {
    const outcome = await this.logIns.logIn({
      email,
      password,
      signUpToken,
      knownDevice: this.knownDevice.read(request),
      userAgent: request.get('user-agent') ?? null,
    });
    if ('signUpToken' in outcome) {
      if (place === 'body') response.setHeader(FLOW_TOKEN_HEADER, outcome.signUpToken);
      else this.flowCookies.set(response, COOKIES.signUpToken, outcome.signUpToken);
      throw new CodeNeeded();
    }
    if (place === 'body') return this.browserSignIn.inBody(outcome.tokens);
    await this.browserSignIn.complete(request, response, outcome.tokens);
    return toOwnAccount(await this.accounts.getOwn(outcome.tokens.accountId), requestLanguage());
  }

  @Post('refresh')
  @Public('anonymous')
  @ApiSummary(
    'Refresh the session',
    'Exchanges the refresh token in the cookie for a new pair of tokens. Browsers do not need this: any request with an expired access token refreshes the session. With `tokens=body`, send the refresh token in the body; cookies are ignored.',
  )
  @ApiTokensQuery()
  @ApiBody({
    description: 'Required with `tokens=body`, rejected without it.',
    type: RefreshSessionRequest,
    required: false,
  })
  @NoContent('The session cookies have been renewed.')
  @ApiOkResponse({
    description: 'With `tokens=body`: the new pair of tokens. No cookies are set.',
    type: SessionTokensResponse,
  })
  @Fails(SessionEnded)
  async refreshSession(
    @Body() { refreshToken }: RefreshSessionRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<SessionTokensResponse | undefined> {
    if (place === 'body') {
      if (refreshToken === undefined) throw new InvalidInput([{ field: 'refreshToken', code: 'required' }]);
      const renewed = await this.sessions.rotate(refreshToken);
      if (!renewed) throw new SessionEnded();
      response.status(200);
      return this.browserSignIn.inBody(renewed);
    }
    if (refreshToken !== undefined) throw new InvalidInput([{ field: 'refreshToken', code: 'unknownField' }]);
    if (carriesBearer(request)) throw new SessionEnded();
    const cookie = readCookies(request)[COOKIES.refreshToken.name];
    const tokens = cookie === undefined ? null : await this.sessions.rotate(cookie);
    if (!tokens) {
      this.sessionCookies.clear(response);
      throw new SessionEnded();
    }
    await this.sessionCookies.set(response, tokens);
    return undefined;
  }

  @Post('logout')
  @Public('session')
  @ApiSummary(
    'Log out',
    'Ends the session on the server and removes its cookies, even if there is no session. With a Bearer token, ends that token’s session and keeps the cookies.',
  )
  @NoContent('The session has ended.')
  @Fails()
  async logOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.browserSignIn.undo(request, response);
  }
}
