import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { type Request, type Response } from 'express';
import { ApiAccountParam } from './account-reference.param.js';
import { ApiFlowStep, type FlowTokenResponse } from '../../security/flows/flow-token.response.js';
import { type TokenPlace, TokenPlacePipe, TOKENS_QUERY } from '../../common/http/tokens-query.js';
import { ApiFlowToken, FlowToken } from '../../common/http/flow-token.js';
import { Public } from '../../common/auth/public.decorator.js';
import { AccountId, ViewerId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput, TooManyRequests } from '../../common/errors/request-errors.js';
import { COOKIES } from '../../security/cookies.js';
import { Keep } from '../../answers/keep.interceptor.js';
import { MayLag } from '../../answers/may-lag.interceptor.js';
import { Multipart } from '../../common/http/multipart.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { FlowCookiesService } from '../../security/flows/flow-cookies.service.js';
import { CodesStopped, FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { ApiSessionAnswer } from './session-answer.js';
import { BrowserSignInService } from '../../security/sessions/browser-sign-in.service.js';
import { SessionCookiesService } from '../../security/sessions/session-cookies.service.js';
import { type SessionTokensResponse } from '../../security/sessions/session-tokens.response.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { PICTURE_FAILURES } from '../pictures/pictures.errors.js';
import { AccountNotFound, DisplayIdTaken, EmailTaken } from './accounts.errors.js';
import { toAccountChanges, toOwnAccount, toPublicAccount } from './account.mapper.js';
import { AccountsService } from './accounts.service.js';
import { CheckCodeRequest } from './dto/check-code.request.js';
import { CreateAccountRequest } from './dto/create-account.request.js';
import { FormerDisplayIdListResponse } from './dto/former-display-id-list.response.js';
import { OwnAccountResponse } from './dto/own-account.response.js';
import { PublicAccountResponse } from './dto/public-account.response.js';
import { UpdateOwnAccountRequest } from './dto/update-own-account.request.js';
import { ValidateNewAccountRequest } from './dto/validate-new-account.request.js';
import { ValidateOwnAccountRequest } from './dto/validate-own-account.request.js';
import { SignUpCompletionService } from './sign-up-completion.service.js';
import { SignUpService } from './sign-up.service.js';

@ApiTags('accounts')
@Controller('api/accounts')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly signUp: SignUpService,
    private readonly signUpCompletion: SignUpCompletionService,
    private readonly flowCookies: FlowCookiesService,
    private readonly sessionCookies: SessionCookiesService,
    private readonly browserSignIn: BrowserSignInService,
  ) {}

  @Post()
  @Public()
  @Throttled('SIGNUP')
  @ApiSummary(
    'Sign up by e-mail',
    'Keeps what was entered for a day, holds the display ID, sets the cookie `signUpToken` and mails a six-digit code. The answer is the same for an address that has an account; its owner is told by mail.',
  )
  @ApiFlowStep(COOKIES.signUpToken.name)
  @NoContent('A code is on its way.')
  @Fails(DisplayIdTaken)
  async createAccount(
    @Body() body: CreateAccountRequest,
    @FlowToken(COOKIES.signUpToken) token: string | null,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<FlowTokenResponse | undefined> {
    const begun = await this.signUp.register(body, token);
    return this.flowCookies.give(response, COOKIES.signUpToken, begun, place);
  }

  @Post('create-validation')
  @Public()
  @Throttled('VALIDATION')
  @ApiFlowToken(COOKIES.signUpToken.name)
  @ApiSummary(
    'Ask whether a display ID can be had',
    'For the sign-up form, before it is sent. Says nothing about the e-mail address but whether its form is valid.',
  )
  @NoContent('The display ID can be had.')
  @Fails(DisplayIdTaken)
  async validateNewAccount(
    @Body() body: ValidateNewAccountRequest,
    @FlowToken(COOKIES.signUpToken) token: string | null,
  ): Promise<void> {
    await this.signUp.requireFree(body.displayId, token);
  }

  @Post('check-code')
  @Public()
  @HttpCode(200)
  @ApiFlowToken(COOKIES.signUpToken.name)
  @ApiSummary('Complete a sign-up', 'Takes the mailed code, makes the account and opens its first session.')
  @ApiSessionAnswer(200, 'The new account')
  @Fails(InvalidCode, CodesStopped, EmailTaken, DisplayIdTaken, FlowEnded)
  async checkSignUpCode(
    @Body() body: CheckCodeRequest,
    @FlowToken(COOKIES.signUpToken) token: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query(TOKENS_QUERY, TokenPlacePipe) place: TokenPlace,
  ): Promise<OwnAccountResponse | SessionTokensResponse> {
    const tokens = await this.signUpCompletion.complete(token, body.code, request.get('user-agent') ?? null);
    if (place === 'body') return this.browserSignIn.inBody(tokens);
    await this.browserSignIn.complete(request, response, tokens);
    this.flowCookies.clear(response, COOKIES.signUpToken);
    return toOwnAccount(await this.accounts.getOwn(tokens.accountId), requestLanguage());
  }

  @Post('resend-code')
  @Public()
  @ApiFlowToken(COOKIES.signUpToken.name)
  @ApiSummary(
    'Mail the sign-up code again',
    'Mails a new code; the one before is void. Within a minute of the last mail nothing is sent and that code stays good.',
  )
  @NoContent('A code is on its way.')
  @Fails(InvalidInput, FlowEnded, TooManyRequests)
  async resendSignUpCode(@FlowToken(COOKIES.signUpToken) token: string | null): Promise<void> {
    await this.signUp.resend(token);
  }

  @Get('me')
  @ApiSummary(
    'Read the own account',
    'The account of the person who is signed in, with what only they may know.',
  )
  @ApiOkResponse({ description: 'The own account.', type: OwnAccountResponse })
  @Fails()
  async getOwnAccount(@AccountId() accountId: string): Promise<OwnAccountResponse> {
    return toOwnAccount(await this.accounts.getOwn(accountId), requestLanguage());
  }

  @Patch('me')
  @Throttled('UPLOAD')
  @Multipart({
    files: /^(?:icon|cover)$/,
    maxFiles: 2,
    maxFields: 30,
    lists: { categories: 'values' },
    objects: ['translations'],
  })
  @ApiSummary(
    'Change the own account',
    'Changes the fields that are named and leaves the others; all of them, or none. Pictures come as the fields `icon` and `cover` of a form, with the other fields beside them if need be, an icon also as `imageFileName` where it is stored already; categories are `categories[0]`, `categories[1]` and so on there. After a change of the display ID the one before leads to the new one, and stays closed to others for 180 days; five changes in 30 days are allowed.',
  )
  @ApiOkResponse({
    description: 'The account as it is now; the cookie `displayId` says so as well.',
    type: OwnAccountResponse,
  })
  @Fails(DisplayIdTaken, TooManyRequests, ...PICTURE_FAILURES)
  async updateOwnAccount(
    @AccountId() accountId: string,
    @Body() body: UpdateOwnAccountRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnAccountResponse> {
    const account = await this.accounts.update(accountId, toAccountChanges(body));
    if (body.displayId !== undefined) this.sessionCookies.setDisplayId(response, account.displayId);
    return toOwnAccount(account, requestLanguage());
  }

  @Get('me/former-display-ids')
  @ApiSummary(
    'List display IDs of accounts that one has deleted',
    'The display IDs of deleted accounts that had the e-mail address which the own account has confirmed, or the same person at LINE. While they are closed to everybody else, `PATCH /api/accounts/me` gives one of them to the own account; a deleted account whose ID was taken over cannot be restored.',
  )
  @ApiOkResponse({ description: 'The display IDs.', type: FormerDisplayIdListResponse })
  @Fails()
  async listFormerDisplayIds(@AccountId() accountId: string): Promise<FormerDisplayIdListResponse> {
    const former = await this.accounts.listFormerDisplayIds(accountId);
    const results = former.map(({ displayId, closedUntil }) => ({
      displayId,
      closedUntil: closedUntil.toISOString(),
    }));
    return { results, total: results.length };
  }

  @Post('edit-validation')
  @Throttled('VALIDATION')
  @ApiSummary(
    'Ask whether the own account can have a display ID',
    'For the settings, before they are sent. Your current and former display IDs count as available, including those of accounts you deleted.',
  )
  @NoContent('The display ID can be had.')
  @Fails(DisplayIdTaken)
  async validateOwnAccount(
    @AccountId() accountId: string,
    @Body() { displayId }: ValidateOwnAccountRequest,
  ): Promise<void> {
    await this.accounts.requireFreeDisplayId(accountId, displayId);
  }

  @Get(':id')
  @Public()
  @Keep()
  @MayLag()
  @ApiSummary(
    'Read a public profile',
    'What everybody may know of an account. A former display ID answers with the account under its current one.',
  )
  @ApiAccountParam('id')
  @ApiOkResponse({ description: 'The public profile.', type: PublicAccountResponse })
  @Fails(InvalidInput, AccountNotFound)
  async getAccount(
    @Param('id') id: string,
    @ViewerId() viewerId: string | null,
  ): Promise<PublicAccountResponse> {
    return toPublicAccount(await this.accounts.getPublic(id), viewerId, requestLanguage());
  }
}
