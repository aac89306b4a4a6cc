import { Controller, Get, Header, Next, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type NextFunction, type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { AppConfig } from '../../config/app-config.js';
import { Unthrottled } from '../../security/throttling/throttled.decorator.js';
import { PageAddressesService } from './page-addresses.service.js';

/** Paths excluded for crawlers; feeds and sitemaps are not below them. */
const NOT_FOR_ROBOTS = ['/api/', '/docs'];

/** Serves robots.txt, and the key that proves to IndexNow whose site this is. */
@ApiExcludeController()
@Unthrottled()
@Controller()
export class SearchEnginesController {
  constructor(
    private readonly config: AppConfig,
    private readonly addresses: PageAddressesService,
  ) {}

  /** robots.txt (RFC 9309). */
  @Get('robots.txt')
  @Public('anonymous')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  robots(): string {
    const disallowed = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join('');
    return `User-agent: *\n${disallowed}\nSitemap: ${this.addresses.of('/sitemap.xml')}\n`;
  }

  /** The key file (https://www.indexnow.org/documentation); other names are pages. */
  @Get(':name.txt')
  @Public('anonymous')
  key(@Param('name') name: string, @Res() response: Response, @Next() next: NextFunction): void {
    const { key } = this.config.indexNow;
    if (key === null || name !== key) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(key);
  }
}
