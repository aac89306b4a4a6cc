import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { AccountId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { FileTooLarge, InvalidInput } from '../../common/errors/request-errors.js';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { Multipart } from '../../common/http/multipart.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { SessionIdPipe } from '../auth/session-id.pipe.js';
import { ConfirmImportRequest, ReadImportRequest } from './dto/import.request.js';
import { ImportResponse, OwnImportResponse } from './dto/import.response.js';
import { toImport } from './import.mapper.js';
import { ImportsService } from './imports.service.js';
import { PORTABILITY_LIMITS } from './portability-limits.rules.js';
import { ImportEnded, ImportNotFound, ImportRunning, ImportUnreadable } from './portability.errors.js';

const ApiImportId = (): MethodDecorator =>
  ApiParam({
    name: 'id',
    description: 'The import.',
    schema: { type: 'string', format: 'uuid', example: '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11' },
  });

@ApiTags('portability')
@Controller('api/accounts/me')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Post('import')
  @Throttled('IMPORT')
  @Multipart({
    files: /^file$/,
    maxFiles: 1,
    maxFileBytes: PORTABILITY_LIMITS.maxBytes,
    maxFields: 10,
    only: true,
  })
  @ApiSummary(
    'Upload a file to import',
    `Returns which entries of the file would be created and which left out. Nothing changes until the import is confirmed within ${PORTABILITY_LIMITS.readingHours} hours. Accepts an archive of this site, a saved page (HTML or MHTML) of Linktree, lit.link or another link page, a LinkStack export, and a table (CSV) of titles and URLs. From other sites, titles, URLs, their order and the pictures in the file are imported. Replaces the last import.`,
  )
  @ApiCreatedResponse({ description: 'The contents of the file.', type: ImportResponse })
  @Fails(FileTooLarge, ImportRunning, ImportUnreadable)
  async readImport(
    @AccountId() accountId: string,
    @Body() { file }: ReadImportRequest,
  ): Promise<ImportResponse> {
    return toImport(await this.imports.read(accountId, file));
  }

  @Get('import')
  @ApiSummary(
    'Get the last import',
    'Returns its state and progress, what was created and what was left out.',
  )
  @ApiOkResponse({ description: 'The import.', type: OwnImportResponse })
  @Fails()
  async getImport(@AccountId() accountId: string): Promise<OwnImportResponse> {
    const found = await this.imports.find(accountId);
    return { import: found && toImport(found) };
  }

  @Post('imports/:id/confirm')
  @HttpCode(200)
  @ApiImportId()
  @ApiSummary(
    'Start an import',
    'Creates the entries one by one, each entirely or not at all, before the existing ones. Contents are verified with their provider as when they are posted. `GET /api/accounts/me/import` returns the progress.',
  )
  @ApiOkResponse({ description: 'The import, which is running.', type: ImportResponse })
  @Fails(ImportNotFound, ImportEnded)
  async confirmImport(
    @AccountId() accountId: string,
    @Param('id', SessionIdPipe) id: string,
    @Body() { profile = true }: ConfirmImportRequest,
  ): Promise<ImportResponse> {
    return toImport(await this.imports.confirm(accountId, id, profile));
  }

  @Delete('imports/:id')
  @ApiImportId()
  @ApiSummary(
    'Cancel an import',
    'Ends a running import: what has been created stays, and the rest is listed as left out. An import that is not running is deleted with its file.',
  )
  @NoContent('The import has ended.')
  @Fails(InvalidInput, ImportNotFound)
  async cancelImport(@AccountId() accountId: string, @Param('id', SessionIdPipe) id: string): Promise<void> {
    await this.imports.cancel(accountId, id);
  }
}
