import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { BrowserTrustService } from '../../security/flows/browser-trust.service.js';
import { CodeLinkNotFound } from '../../security/flows/flow.errors.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { CodeEntryService } from '../accounts/code-entry.service.js';
import { AllowCodesRequest } from './dto/allow-codes.request.js';

@ApiTags('auth')
@Controller('api/auth/codes')
export class CodesController {
  constructor(
    private readonly codes: CodeEntryService,
    private readonly browsers: BrowserTrustService,
  ) {}

  @Post('allow')
  @Public('anonymous')
  @Throttled('VALIDATION')
  @ApiSummary(
    'Use mailed codes again in this browser',
    'For the page behind the link of the mail that tells that codes are paused for an address after too many wrong ones. Sets the cookie `mailboxPass`, with which this browser can ask for codes and enter them; for others they stay paused until the next day. The link works once.',
  )
  @NoContent('Codes work again in this browser.')
  @Fails(CodeLinkNotFound)
  async allowCodes(
    @Body() { token }: AllowCodesRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.browsers.trustForMailbox(response, await this.codes.useLink(token));
  }
}
