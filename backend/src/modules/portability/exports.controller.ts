import { Controller, Get, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { AccountId, CurrentSession } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { ApiSummary } from '../../common/http/api-operations.js';
import { FreshProofNeeded } from '../../security/sessions/fresh-proof.errors.js';
import { FRESH_PROOF_MINUTES, type SignedIn } from '../../security/sessions/sessions.service.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { ExportResponse } from './dto/export.response.js';
import { ExportsService } from './exports.service.js';
import { toExport } from './import.mapper.js';
import { ExportNotFound, ExportRunning } from './portability.errors.js';
import { PORTABILITY_LIMITS } from './portability-limits.rules.js';

@ApiTags('portability')
@Controller('api/accounts/me/export')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Post()
  @Throttled('EXPORT')
  @ApiSummary(
    'Create an archive of your page',
    `Creates a ZIP file with everything you have made: \`hitohira.json\` (its schema is at \`/api/schemas/archive-1.json\`), the pictures, and a page to read. You are notified by e-mail when it is ready. It can be downloaded for ${PORTABILITY_LIMITS.exportDays} days; a new one replaces it. It contains no e-mail address, display ID, session or token. Requires a login or a confirmation (\`POST /api/auth/confirm\`) within the last ${FRESH_PROOF_MINUTES} minutes.`,
  )
  @ApiCreatedResponse({ description: 'The archive, which is being created.', type: ExportResponse })
  @Fails(FreshProofNeeded, ExportRunning)
  async requestExport(@CurrentSession() signedIn: SignedIn): Promise<ExportResponse> {
    return toExport(await this.exports.request(signedIn));
  }

  @Get()
  @ApiSummary(
    'Get the state of your archive',
    'Returns whether there is an archive, and until when it can be downloaded.',
  )
  @ApiOkResponse({ description: 'The archive.', type: ExportResponse })
  @Fails()
  async readExport(@AccountId() accountId: string): Promise<ExportResponse> {
    return toExport(await this.exports.get(accountId));
  }

  @Get('archive')
  @ApiSummary('Download your archive', 'Returns the ZIP file. Only its owner can download it.')
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
