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
import { ALLOWED } from './display-id-change.service.js';
import { CLOSED_DAYS } from './display-ids.repository.js';
import { CheckCodeRequest } from './dto/check-code.request.js';
import { CreateAccountRequest } from './dto/create-account.request.js';
import { FormerDisplayIdListResponse } from './dto/former-display-id-list.response.js';
import { OwnAccountResponse } from './dto/own-account.response.js';
import { PublicAccountResponse } from './dto/public-account.response.js';
import { UpdateOwnAccountRequest } from './dto/update-own-account.request.js';
import { ValidateNewAccountRequest } from './dto/validate-new-account.request.js';
import { ValidateOwnAccountRequest } from './dto/validate-own-account.request.js';
import { SignUpCompletionService } from './sign-up-completion.service.js';
import { SIGN_UP_LIFE_MS, SignUpService } from './sign-up.service.js';

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
    `Reserves the display ID for ${SIGN_UP_LIFE_MS / 3_600_000} hours, sets the cookie \`signUpToken\` and sends a six-digit code by e-mail. The response is the same if the address already has an account; its owner is then notified by e-mail instead.`,
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
    'Check whether a display ID is available',
    'For use in a sign-up form before it is submitted. Only the format of the e-mail address is checked, never whether it has an account.',
  )
  @NoContent('The display ID is available.')
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
  @ApiSummary(
    'Complete a sign-up',
    'Verifies the e-mailed code, creates the account and starts its first session.',
  )
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
    'Resend the sign-up code',
    'Sends a new code. The previous code becomes invalid. Within one minute of the last e-mail, nothing is sent and the previous code stays valid.',
  )
  @NoContent('A code is on its way.')
  @Fails(InvalidInput, FlowEnded, TooManyRequests)
  async resendSignUpCode(@FlowToken(COOKIES.signUpToken) token: string | null): Promise<void> {
    await this.signUp.resend(token);
  }

  @Get('me')
  @ApiSummary('Get your account', 'Returns the signed-in account, including its private fields.')
  @ApiOkResponse({ description: 'Your account.', type: OwnAccountResponse })
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
    'Update your account',
    `Updates the given fields, all of them or none; omitted fields stay as they are. In a form, \`icon\` and \`cover\` are files, and the categories are \`categories[0]\`, \`categories[1]\` and so on; a stored picture can be used as the icon with \`imageFileName\`. After a change of the display ID, the previous one redirects to the new one and stays unavailable to others for ${CLOSED_DAYS} days. The display ID can be changed ${ALLOWED.changes} times in ${ALLOWED.days} days.`,
  )
  @ApiOkResponse({
    description: 'The updated account. A changed display ID is also set in the cookie `displayId`.',
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
    'List the display IDs of your deleted accounts',
    'Lists the display IDs of deleted accounts that had your confirmed e-mail address or your LINE user. While they are unavailable to others, you can take one with `PATCH /api/accounts/me`; the deleted account can then no longer be restored.',
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
    'Check whether your account can use a display ID',
    'For use in a settings form before it is submitted. Your current and former display IDs count as available, including those of accounts you deleted.',
  )
  @NoContent('The display ID is available.')
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
    'Get a public profile',
    'Returns the public fields of an account. A former display ID returns the account with its current one.',
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
