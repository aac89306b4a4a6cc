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
    'Allow codes again in this browser',
    'After too many wrong codes, codes are paused for an e-mail address until the next day. This sets the cookie `mailboxPass`, with which this browser can request and enter codes again. The single-use token comes from the link in the e-mail about the pause.',
  )
  @NoContent('This browser can use codes again.')
  @Fails(CodeLinkNotFound)
  async allowCodes(
    @Body() { token }: AllowCodesRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.browsers.trustForMailbox(response, await this.codes.useLink(token));
  }
}
