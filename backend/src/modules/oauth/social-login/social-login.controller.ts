import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { ApiSummary } from '../../../common/http/api-operations.js';
import { type Request, type Response } from 'express';
import { ApiFlowToken, FlowToken } from '../../../common/http/flow-token.js';
import {
  ApiTokensQuery,
  type TokenPlace,
  TokenPlacePipe,
  TOKENS_QUERY,
} from '../../../common/http/tokens-query.js';
import { type SessionTokensResponse } from '../../../security/sessions/session-tokens.response.js';
import { ApiSessionAnswer } from '../../accounts/session-answer.js';
import { Public } from '../../../common/auth/public.decorator.js';
import { Fails } from '../../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../../common/errors/request-errors.js';
import { OAUTH_COOKIES } from '../authorization/oauth-cookies.js';
import { requestLanguage } from '../../../common/http/request-context.js';
import {
  GrantRefused,
  IdentityNotVerified,
  ProviderUnavailable,
} from '../../../providers/provider.errors.js';
import { FlowCookiesService } from '../../../security/flows/flow-cookies.service.js';
import { KnownDeviceCookieService } from '../../../security/login-lock/known-device-cookie.service.js';
import { BrowserSignInService } from '../../../security/sessions/browser-sign-in.service.js';
import { type IssuedTokens } from '../../../security/sessions/sessions.service.js';
import { Throttled } from '../../../security/throttling/throttled.decorator.js';
import { toOwnAccount } from '../../accounts/account.mapper.js';
import { AccountSuspended, DisplayIdTaken } from '../../accounts/accounts.errors.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { OwnAccountResponse } from '../../accounts/dto/own-account.response.js';
import { CreateSocialAccountRequest } from './dto/create-social-account.request.js';
import { SocialLoginRedirectQuery } from './dto/social-login-redirect.query.js';
import { SocialLoginRedirectResponse, SocialLoginWayResponse } from './dto/social-login-redirect.response.js';
import { SocialProvidersResponse } from './dto/social-providers.response.js';
import { SocialReturnRequest } from './dto/social-return.request.js';
import { SocialUserQuery } from './dto/social-user.query.js';
import { SocialUserResponse, SocialUserWayResponse } from './dto/social-user.response.js';
import { OAuthStateUnknown, SocialProviderUnknown } from '../authorization/authorization.errors.js';
import { SocialSignUpEnded, SocialUserTaken, SocialUserUnknown } from './social-login.errors.js';
import { OAuthCookiesService } from '../authorization/oauth-cookies.service.js';
import { ApiSocialProviderParam } from './social-provider.param.js';
import { SocialLoginService } from './social-login.service.js';
import { toSocialProviders } from './social-providers.mapper.js';
import { SocialSignUpService } from './social-sign-up.service.js';
import { SocialVerificationService, type VerifiedPerson } from './social-verification.service.js';
import { SocialAuthorizationService } from '../authorization/social-authorization.service.js';

@ApiTags('oauth')
@Controller('api/oauth/social-login/providers')
export class SocialLoginController {
  constructor(
    private readonly authorization: SocialAuthorizationService,
    private readonly logins: SocialLoginService,
    private readonly verification: SocialVerificationService,
    private readonly signUps: SocialSignUpService,
    private readonly accounts: AccountsService,
    private readonly cookies: OAuthCookiesService,
    private readonly flowCookies: FlowCookiesService,
    private readonly browserSignIn: BrowserSignInService,
    private readonly knownDevice: KnownDeviceCookieService,
  ) {}

  @Get()
  @Public('anonymous')
  @ApiSummary(
    'List the social login providers',
    'Lists the configured providers. The other operations return 404 for a provider that the operator has not configured.',
  )
  @ApiOkResponse({ description: 'The providers.', type: SocialProvidersResponse })
  @Fails()
  listSocialProviders(): SocialProvidersResponse {
    return toSocialProviders(this.authorization.listProviders());
  }

  @Get(':provider/redirect')
  @Public('anonymous')
  @Throttled('WRITE')
  @ApiSummary(
    'Start a social login',
    'Returns the URL of the provider’s consent page for this browser, and sets the cookies `oauthState` and `oauthFrom` for 20 minutes. The provider redirects to `/login/{provider}` with a code and the state, or with `error=access_denied`.',
  )
  @ApiSocialProviderParam()
  @ApiTokensQuery()
  @ApiExtraModels(SocialLoginRedirectResponse, SocialLoginWayResponse)
  @ApiOkResponse({
    description: 'The URL to open. With `tokens=body` also the flow token, and no cookies.',
    schema: {
      anyOf: [
        { $ref: getSchemaPath(SocialLoginRedirectResponse) },
        { $ref: getSchemaPath(SocialLoginWayResponse) },
      ],
    },
  })
  @Fails(InvalidInput, SocialProviderUnknown)
  async beginSocialLogin(
    @Param('provider') provider: string,
    @Query() { from }: SocialLoginRedirectQuery,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<SocialLoginRedirectResponse | SocialLoginWayResponse> {
    const { authUrl, token } = await this.authorization.begin(this.authorization.requireProvider(provider));
    if (place === 'body') return Object.assign({ authUrl }, this.cookies.stateInBody(token));
    this.cookies.setState(response, token, from);
    return { authUrl };
  }

  @Get(':provider/user')
  @Public('anonymous')
  @Throttled('LOGIN')
  @ApiSummary(
    'Get the verified user',
    'For the sign-up. Exchanges the single-use code, or returns the user who was already verified in this browser. The cookie `socialSignUpToken` binds the user to this browser for an hour.',
  )
  @ApiSocialProviderParam()
  @ApiTokensQuery()
  @ApiFlowToken(
    `${OAUTH_COOKIES.oauthState.name}\`, without a code \`${OAUTH_COOKIES.socialSignUpToken.name}`,
  )
  @ApiExtraModels(SocialUserResponse, SocialUserWayResponse)
  @ApiOkResponse({
    description: 'The verified user. With a code and `tokens=body` also the sign-up token, and no cookie.',
    schema: {
      anyOf: [{ $ref: getSchemaPath(SocialUserResponse) }, { $ref: getSchemaPath(SocialUserWayResponse) }],
    },
  })
  @Fails(
    InvalidInput,
    SocialUserTaken,
    IdentityNotVerified,
    SocialSignUpEnded,
    OAuthStateUnknown,
    GrantRefused,
    ProviderUnavailable,
    SocialProviderUnknown,
  )
  async getSocialUser(
    @Param('provider') name: string,
    @Query() { code, state, unique }: SocialUserQuery,
    @FlowToken(OAUTH_COOKIES.socialSignUpToken) signUpToken: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<SocialUserResponse | SocialUserWayResponse> {
    const provider = this.authorization.requireProvider(name);
    const options = { unique: unique === '1' };
    if (code === undefined) {
      return toSocialUser(await this.verification.recall(provider, signUpToken, options));
    }
    const token = this.cookies.readState(request);
    const person = await this.verification.identify(provider, { code, state, token }, options);
    this.cookies.clearState(response);
    const given = this.flowCookies.give(response, OAUTH_COOKIES.socialSignUpToken, person.signUpToken, place);
    return Object.assign(toSocialUser(person), given);
  }

  @Post(':provider/login')
  @Public('session')
  @Throttled('LOGIN')
  @HttpCode(200)
  @ApiSummary(
    'Log in with a provider',
    'Exchanges the single-use code and starts a session. Returns 404 for a user without an account, who can then sign up in this browser with the cookie `socialSignUpToken`.',
  )
  @ApiSocialProviderParam()
  @ApiSessionAnswer(200, 'Your account')
  @ApiFlowToken(OAUTH_COOKIES.oauthState.name)
  @Fails(
    IdentityNotVerified,
    OAuthStateUnknown,
    GrantRefused,
    ProviderUnavailable,
    AccountSuspended,
    SocialProviderUnknown,
    SocialUserUnknown,
  )
  async logInWithProvider(
    @Param('provider') name: string,
    @Body() { code, state }: SocialReturnRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<OwnAccountResponse | SessionTokensResponse> {
    const provider = this.authorization.requireProvider(name);
    const token = this.cookies.readState(request);
    const device = {
      knownDevice: this.knownDevice.read(request),
      userAgent: request.get('user-agent') ?? null,
    };
    const outcome = await this.logins.logIn(provider, { code, state, token }, device);
    this.cookies.clearState(response);
    if ('signUpToken' in outcome) {
      this.flowCookies.set(response, OAUTH_COOKIES.socialSignUpToken, outcome.signUpToken);
      throw new SocialUserUnknown();
    }
    return this.signIn(request, response, outcome.tokens, place);
  }

  @Post(':provider/accounts')
  @Public('session')
  @Throttled('SIGNUP')
  @HttpCode(201)
  @ApiSummary(
    'Sign up with a provider',
    'Creates an account for the user who was verified in this browser, and its first session. The e-mail address at the provider is not used: the account has none until its owner confirms one.',
  )
  @ApiSocialProviderParam()
  @ApiSessionAnswer(201, 'The new account')
  @ApiFlowToken(OAUTH_COOKIES.socialSignUpToken.name)
  @Fails(DisplayIdTaken, SocialUserTaken, SocialSignUpEnded, SocialProviderUnknown)
  async createSocialAccount(
    @Param('provider') name: string,
    @Body() { displayId, displayName, userId, authToken }: CreateSocialAccountRequest,
    @FlowToken(OAUTH_COOKIES.socialSignUpToken) signUpToken: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<OwnAccountResponse | SessionTokensResponse> {
    const provider = this.authorization.requireProvider(name);
    const userAgent = request.get('user-agent') ?? null;
    const input = { displayId, displayName, userId, authToken, signUpToken };
    const tokens = await this.signUps.complete(provider, input, userAgent);
    this.flowCookies.clear(response, OAUTH_COOKIES.socialSignUpToken);
    return this.signIn(request, response, tokens, place);
  }

  private async signIn(
    request: Request,
    response: Response,
    tokens: IssuedTokens,
    place: TokenPlace,
  ): Promise<OwnAccountResponse | SessionTokensResponse> {
    if (place === 'body') return this.browserSignIn.inBody(tokens);
    await this.browserSignIn.complete(request, response, tokens);
    return toOwnAccount(await this.accounts.getOwn(tokens.accountId), requestLanguage());
  }
}

function toSocialUser({ userId, authToken, displayName, registered }: VerifiedPerson): SocialUserResponse {
  return { userId, authToken, displayName, registered };
}
