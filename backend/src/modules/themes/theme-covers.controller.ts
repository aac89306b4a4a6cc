import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { NotFound } from '../../common/errors/request-errors.js';
import { IMMUTABLE } from '../../common/http/cache-control.js';
import { filePolicy } from '../../common/http/file-policy.js';
import { Unthrottled } from '../../security/throttling/throttled.decorator.js';
import { findCover, THEME_COVERS_PATH } from './theme-covers.js';

/** Serves the drawings of the themes. */
@ApiExcludeController()
@Unthrottled()
@Controller(THEME_COVERS_PATH)
export class ThemeCoversController {
  @Get(':name')
  @Public('anonymous')
  cover(@Param('name') name: string, @Res() response: Response): void {
    const cover = findCover(name);
    if (cover === null) throw new NotFound();
    response
      .setHeader('Cache-Control', IMMUTABLE)
      // A drawing animates itself by an inline style, and nothing else.
      .setHeader('Content-Security-Policy', filePolicy("style-src 'unsafe-inline'"))
      .setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('image/svg+xml')
      .send(cover);
  }
}
