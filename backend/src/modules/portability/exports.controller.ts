import { Controller, Get, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { AccountId, CurrentSession } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { ApiSummary } from '../../common/http/api-operations.js';
import { FreshProofNeeded } from '../../security/sessions/fresh-proof.errors.js';
import { type SignedIn } from '../../security/sessions/sessions.service.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { ExportResponse } from './dto/export.response.js';
import { ExportsService } from './exports.service.js';
import { toExport } from './import.mapper.js';
import { ExportNotFound, ExportRunning } from './portability.errors.js';

@ApiTags('portability')
@Controller('api/accounts/me/export')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Post()
  @Throttled('EXPORT')
  @ApiSummary(
    'Ask for an archive of the own page',
    'Makes a ZIP file with everything the creator has made: `hitohira.json` (its schema is at `/api/schemas/archive-1.json`), the pictures, and a page to read. A mail says when it is ready; it can be downloaded for seven days, and a new one replaces it. It contains no e-mail address, display ID, session or token. Requires a login or a confirmation (`POST /api/auth/confirm`) within the last ten minutes.',
  )
  @ApiCreatedResponse({ description: 'The archive, which is being made.', type: ExportResponse })
  @Fails(FreshProofNeeded, ExportRunning)
  async requestExport(@CurrentSession() signedIn: SignedIn): Promise<ExportResponse> {
    return toExport(await this.exports.request(signedIn));
  }

  @Get()
  @ApiSummary('Read the state of the own archive', 'Whether there is an archive, and until when.')
  @ApiOkResponse({ description: 'The archive.', type: ExportResponse })
  @Fails()
  async readExport(@AccountId() accountId: string): Promise<ExportResponse> {
    return toExport(await this.exports.get(accountId));
  }

  @Get('archive')
  @ApiSummary('Download the own archive', 'The ZIP file. Only its owner can download it.')
  @ApiOkResponse({
    description: 'The archive.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @Fails(ExportNotFound)
  async downloadExport(
    @AccountId() accountId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { bytes, stream } = await this.exports.open(accountId);
    // The client may disconnect at any time.
    response.once('close', () => stream.destroy());
    return new StreamableFile(stream, {
      type: 'application/zip',
      disposition: 'attachment; filename="hitohira.zip"',
      length: bytes,
    });
  }
}
