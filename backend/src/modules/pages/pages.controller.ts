import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { NotFound } from '../../common/errors/request-errors.js';
import { documentLanguage } from '../../common/http/language-negotiation.js';
import { pagePolicy, REPORTING_ENDPOINTS } from '../../common/http/security-headers.js';
import { AppConfig } from '../../config/app-config.js';
import { annotate } from '../../common/http/response-annotations.js';
import { Unthrottled } from '../../security/throttling/throttled.decorator.js';
import { type CachedPage, PAGE_ENCODINGS } from './page-cache.service.js';
import { PagesService } from './pages.service.js';

/** Paths that are never pages: unknown ones get a JSON error. */
const NOT_PAGES = /^\/(?:api|health)(?:\/|$)/;

/** Serves all URLs without another route. */
@ApiExcludeController()
@Unthrottled()
@Controller()
export class PagesController {
  constructor(
    private readonly config: AppConfig,
    private readonly pages: PagesService,
  ) {}

  @Get(['/', '*path'])
  @Public('anonymous')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (NOT_PAGES.test(request.path)) throw new NotFound();
    const client = request.ip ?? request.socket.remoteAddress ?? '';
    const answer = await this.pages.page(request.originalUrl, documentLanguage(request), client);
    annotate(response, { routeName: `page:${answer.routeName}` });
    if ('redirectUrl' in answer) {
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(answer.status, answer.redirectUrl);
      return;
    }
    const { page } = answer;
    response.setHeader('Content-Security-Policy', pagePolicy(page, this.config));
    response.setHeader('Reporting-Endpoints', REPORTING_ENDPOINTS);
    response.setHeader('Cache-Control', answer.holdable ? 'no-cache' : 'no-store');
    response.vary('Accept-Language').vary('Cookie');
    response.status(page.status).type('html');
    if (answer.meant) annotate(response, { isExpected: true });
    if (answer.retryAfterS !== null) response.setHeader('Retry-After', String(answer.retryAfterS));
    if ('html' in page) response.send(page.html);
    else sendCached(request, response, page);
  }
}

/** Sends a cached page: 304 if unchanged, else compressed if possible. */
function sendCached(request: Request, response: Response, { etag, encoded, body }: CachedPage): void {
  response.setHeader('ETag', etag);
  const encoding = PAGE_ENCODINGS.find((each) => request.acceptsEncodings(each) === each);
  const compressed = encoding && encoded[encoding];
  if (compressed) response.setHeader('Content-Encoding', encoding);
  response.send(compressed ?? body);
}
