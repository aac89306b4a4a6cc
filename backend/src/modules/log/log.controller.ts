import { Body, Controller, Get, Logger, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request } from 'express';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { storedReferrer } from '../insights/referring-host.js';
import { CountedVisitor } from '../insights/visitor.decorator.js';
import { type Visitor } from '../insights/visitor.js';
import { VisitsService } from '../insights/visits.service.js';
import { PageAccessQuery } from './dto/page-access.query.js';
import { PressRequest } from './dto/press.request.js';

const NOT_COUNTED =
  'Known bots, prefetches, the owner, and browsers that send `DNT` or `Sec-GPC` are not counted.';

@ApiTags('log')
@Controller('api/log')
export class LogController {
  private readonly logger = new Logger(LogController.name);

  constructor(private readonly visits: VisitsService) {}

  @Get('page-access')
  @Public('anonymous')
  @ApiSummary(
    'Log a page view',
    `Writes the page, its language and the kind of referrer to the server’s log, and nothing about the visitor. Pages call it after every navigation. A view of a creator’s page also counts in its owner’s insights. ${NOT_COUNTED}`,
  )
  @NoContent('The request has been accepted.')
  @Fails(InvalidInput)
  logPageAccess(
    @Query() { path, language, referrer, host }: PageAccessQuery,
    @CountedVisitor() visitor: Visitor | null,
    @Req() { method }: Request,
  ): void {
    // A HEAD request is answered like a GET, and opens nothing.
    if (method === 'HEAD') return;
    this.logger.log({
      event: 'page.accessed',
      path: path ?? null,
      language: language ?? null,
      referrer: referrer ?? null,
    });
    if (visitor === null || path === undefined) return;
    this.visits.countView(
      { path, language: language ?? requestLanguage(), referrer: storedReferrer(referrer, host) },
      visitor,
    );
  }

  @Post('presses')
  @Public('anonymous')
  @Throttled('PRESS')
  @ApiSummary(
    'Log a click',
    `Counts a click on a link, content or item of a creator’s page in its owner’s insights. Targets that are not on the page are not counted; the response is the same. ${NOT_COUNTED}`,
  )
  @NoContent('The request has been accepted.')
  @Fails(InvalidInput)
  logPress(
    @Body() { path, kind, targetId, mall, language, referrer, host }: PressRequest,
    @CountedVisitor() visitor: Visitor | null,
  ): void {
    if (visitor === null) return;
    this.visits.countPress(
      { path, language: language ?? requestLanguage(), referrer: storedReferrer(referrer, host) },
      visitor,
      { kind, id: targetId, mall: kind === 'item' ? (mall ?? null) : null },
    );
  }
}
