import { Body, Controller, HttpCode, Patch, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { AccountId, CurrentSession } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { COOKIES } from '../../common/http/cookies.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { FlowCookies } from '../../security/flows/flow-cookies.js';
import { FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { type SignedIn } from '../../security/sessions/sessions.service.js';
import { toOwnAccount } from './account.mapper.js';
import { EmailTaken } from './accounts.errors.js';
import { AccountsService } from './accounts.service.js';
import { CheckEmailCodeRequest } from './dto/check-email-code.request.js';
import { EmailRequest } from './dto/email.request.js';
import { OwnAccountResponse } from './dto/own-account.response.js';
import { EmailChangeService } from './email-change.service.js';

@ApiTags('accounts')
@Controller('api/accounts/email')
export class EmailController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly emailChange: EmailChangeService,
    private readonly flowCookies: FlowCookies,
  ) {}

  @Patch()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'changeEmail',
    summary: 'Ask for a code to change the e-mail address',
    description:
      'Sets the cookie `updateEmailToken` and mails a six-digit code to the new address. The answer is the same for an address that another account has; its owner is told by mail. An account without an address adds its first one in this way. Nothing is changed yet.',
  })
  @ApiNoContentResponse({ description: 'A code is on its way.' })
  @Fails(TooManyRequests)
  async changeEmail(
    @AccountId() accountId: string,
    @Body() { email }: EmailRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const token = this.flowCookies.read(request, COOKIES.updateEmailToken);
    const begun = await this.emailChange.begin(accountId, email, token);
    this.flowCookies.set(response, COOKIES.updateEmailToken, begun);
  }

  @Patch('check-code')
  @ApiOperation({
    operationId: 'checkEmailCode',
    summary: 'Change the e-mail address',
    description:
      'Takes the code that was mailed to the new address and makes it the own one. Every other session ends, and a mail tells the address before.',
  })
  @ApiOkResponse({ description: 'The own account with its new address.', type: OwnAccountResponse })
  @Fails(InvalidCode, EmailTaken, FlowEnded)
  async checkEmailCode(
    @CurrentSession() signedIn: SignedIn,
    @Body() body: CheckEmailCodeRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnAccountResponse> {
    const token = this.flowCookies.read(request, COOKIES.updateEmailToken);
    await this.emailChange.complete(signedIn, token, body);
    this.flowCookies.clear(response, COOKIES.updateEmailToken);
    return toOwnAccount(await this.accounts.getOwn(signedIn.accountId), requestLanguage());
  }
}
