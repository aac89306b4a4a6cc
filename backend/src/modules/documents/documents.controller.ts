import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiSummary } from '../../common/http/api-operations.js';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { DocumentNotFound } from './documents.errors.js';
import { DocumentsService } from './documents.service.js';
import { SiteDocumentResponse } from './dto/site-document.response.js';
import { SITE_DOCUMENTS } from './site-document.js';

@ApiTags('documents')
@Controller('api/documents')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get(':name')
  @Public('anonymous')
  @ApiSummary('Get a site document', 'Returns the version in force, in the language of the request.')
  @ApiParam({
    name: 'name',
    description: 'The name of the document.',
    schema: { type: 'string', enum: [...SITE_DOCUMENTS], example: 'terms' },
  })
  @ApiOkResponse({ description: 'The document.', type: SiteDocumentResponse })
  @Fails(InvalidInput, DocumentNotFound)
  getSiteDocument(@Param('name') name: string): SiteDocumentResponse {
    return this.documents.get(name, requestLanguage());
  }
}
