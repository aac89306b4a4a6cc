import { Controller, Get, Logger, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { PageAccessQuery } from './dto/page-access.query.js';

@ApiTags('log')
@Controller('api/log')
export class LogController {
  private readonly logger = new Logger(LogController.name);

  @Get('page-access')
  @Public('anonymous')
  @ApiSummary(
    'Tell that a page was opened',
    'Writes one line to the log of the server, with the page, its language and where the visitor came from, and nothing about the visitor. Pages call it when they are there, whether they were loaded or followed in place.',
  )
  @NoContent('It is noted.')
  @Fails(InvalidInput)
  logPageAccess(@Query() { path, language, referrer }: PageAccessQuery): void {
    this.logger.log({
      event: 'page.accessed',
      path: path ?? null,
      language: language ?? null,
      referrer: referrer ?? null,
    });
  }
}
