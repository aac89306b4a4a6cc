import { Readable } from 'node:stream';
import { Controller, Get, Header, Param, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { NotFound } from '../../common/errors/request-errors.js';
import { MayLag } from '../../answers/may-lag.interceptor.js';
import { OpenSiteGuard } from '../maintenance/open-site.guard.js';
import { SitemapsService } from './sitemaps.service.js';

const XML = 'application/xml; charset=utf-8';
/** Pages leave the sitemap when they are hidden, so no cache may go on naming them (D42). */
const UNCACHED = 'no-cache';

/** Serves the sitemap. */
@ApiExcludeController()
@UseGuards(OpenSiteGuard)
@Controller()
export class SitemapsController {
  constructor(private readonly sitemaps: SitemapsService) {}

  @Get('sitemap.xml')
  @Public('anonymous')
  @MayLag()
  @Header('Content-Type', XML)
  @Header('Cache-Control', UNCACHED)
  index(): Promise<string> {
    return this.sitemaps.index();
  }

  /** @throws NotFound */
  @Get('sitemaps/:name.xml')
  @Public('anonymous')
  @MayLag()
  async file(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const parts = await this.sitemaps.file(name);
    if (parts === null) throw new NotFound();
    response.setHeader('Content-Type', XML);
    response.setHeader('Cache-Control', UNCACHED);
    const stream = Readable.from(parts);
    // The client may disconnect at any time.
    response.once('close', () => stream.destroy());
    stream.pipe(response);
  }
}
