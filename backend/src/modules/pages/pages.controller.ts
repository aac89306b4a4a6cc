import { Controller, Get, Req, Res } from '@nestjs/common';
import { setHeaders } from '../../common/http/set-headers.js';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { type KeptAnswer } from '../../answers/kept-answer.js';
import { acceptedEncoding } from '../../common/http/content-encoding.js';
import { Public } from '../../common/auth/public.decorator.js';
import { NotFound } from '../../common/errors/request-errors.js';
import { documentLanguage } from '../../common/http/language-negotiation.js';
import { annotate } from '../../common/http/response-annotations.js';
import { Unthrottled } from '../../security/throttling/throttled.decorator.js';
import { pageRoute, PagesService } from './pages.service.js';

/** Paths that are never pages: unknown ones get a JSON error. */
const NOT_PAGES = /^\/(?:api|health)(?:\/|$)/;

/** Serves all URLs without another route. */
@ApiExcludeController()
@Unthrottled()
@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Get(['/', '*path'])
  @Public('anonymous')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (NOT_PAGES.test(request.path)) throw new NotFound();
    const client = request.ip ?? request.socket.remoteAddress ?? '';
    const page = await this.pages.page(request.originalUrl, documentLanguage(request), client);
    annotate(response, { routeName: pageRoute(page.routeName) });
    if ('redirectUrl' in page) {
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(page.status, page.redirectUrl);
      return;
    }
    const { answer, meant, retryAfterS } = page;
    if (meant) annotate(response, { isExpected: true });
    if (retryAfterS !== null) response.setHeader('Retry-After', String(retryAfterS));
    sendKept(request, response, answer);
  }
}

/** Sends a page: 304 if unchanged, else compressed if it is already. */
function sendKept(request: Request, response: Response, answer: KeptAnswer): void {
  setHeaders(response.status(answer.status), Object.entries(answer.headers));
  if (answer.etag !== null) response.setHeader('ETag', answer.etag);
  const encoding = acceptedEncoding(request);
  const compressed = encoding && answer.encoded[encoding];
  if (compressed) response.setHeader('Content-Encoding', encoding);
  response.send(compressed ?? answer.body);
}
