import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { NotFound } from '../../common/errors/request-errors.js';
import { documentLanguage } from '../../common/http/language-negotiation.js';
import { pagePolicy } from '../../common/http/security-headers.js';
import { AppConfig } from '../../config/app-config.js';
import { PagesService } from './pages.service.js';

/** Addresses that are never a page: a wrong one is answered as the program that asked for it expects. */
const NOT_PAGES = /^\/(?:api|health)(?:\/|$)/;

/** Answers every address of the site that nothing else has answered. */
@ApiExcludeController()
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
    const page = await this.pages.page(request.originalUrl, documentLanguage(request));
    if ('redirectUrl' in page) {
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(302, page.redirectUrl);
      return;
    }
    response.setHeader('Content-Security-Policy', pagePolicy(page, this.config));
    response.setHeader('Cache-Control', page.status === 200 ? 'no-cache' : 'no-store');
    response.vary('Accept-Language').vary('Cookie');
    if (page.retryAfterS !== null) response.setHeader('Retry-After', String(page.retryAfterS));
    response.status(page.status).type('html').send(page.html);
  }
}
