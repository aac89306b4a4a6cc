import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { OPEN_TO_SCRIPTS } from '../../common/http/security-headers.js';
import { setHeaders } from '../../common/http/set-headers.js';
import { archiveSchema, ARCHIVE_SCHEMA_PATH } from './archive-format.js';

/** Serves the schema of archives. */
@ApiExcludeController()
@Controller()
export class ArchiveSchemaController {
  private readonly schema = archiveSchema();

  @Get(ARCHIVE_SCHEMA_PATH)
  @Public('anonymous')
  read(@Res({ passthrough: true }) response: Response): object {
    setHeaders(response, OPEN_TO_SCRIPTS);
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('application/schema+json');
    return this.schema;
  }
}
