import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/auth/public.decorator.js';
import { LANGUAGES, localisedPath } from '../../common/language.js';
import { AppConfig } from '../../config/app-config.js';
import { Unthrottled } from '../../security/throttling/throttled.decorator.js';
import { PageRendererService } from './page-renderer.service.js';

/** Paths excluded for crawlers. */
const NOT_FOR_ROBOTS = ['/api/', '/docs'];

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Serves robots.txt and a sitemap of the site's own pages; creators' pages are found by links. */
@ApiExcludeController()
@Unthrottled()
@Controller()
export class SearchEnginesController {
  constructor(
    private readonly config: AppConfig,
    private readonly renderer: PageRendererService,
  ) {}

  /** robots.txt (RFC 9309). */
  @Get('robots.txt')
  @Public('anonymous')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  robots(): string {
    const disallowed = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join('');
    return `User-agent: *\n${disallowed}\nSitemap: ${this.addressOf('/sitemap.xml')}\n`;
  }

  /** The sitemap (sitemaps.org, 0.9) with language alternates. */
  @Get('sitemap.xml')
  @Public('anonymous')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  async sitemap(): Promise<string> {
    const entries = (await this.renderer.listed()).flatMap((path) => {
      const alternates = this.alternatesOf(path);
      const addresses = [...LANGUAGES.map((language) => localisedPath(language, path)), path];
      return addresses.map((address) => `<url><loc>${this.addressOf(address)}</loc>${alternates}</url>\n`);
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${entries.join('')}</urlset>\n`;
  }

  private alternatesOf(path: string): string {
    const ways = LANGUAGES.map((language) => [language as string, localisedPath(language, path)] as const);
    return [...ways, ['x-default', path] as const]
      .map(([name, way]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${this.addressOf(way)}"/>`)
      .join('');
  }

  private addressOf(path: string): string {
    return new URL(path, this.config.publicUrl).href;
  }
}
