import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { NotFound, TooManyRequests } from '../../common/errors/request-errors.js';
import { IMMUTABLE } from '../../common/http/cache-control.js';
import { ThrottleService } from '../../security/throttling/throttle.service.js';
import { Unthrottled } from '../../security/throttling/throttled.decorator.js';
import { FONTS_PATH, readDisplayLetters } from './display-fonts.rules.js';
import { isDisplayFont } from './font-files.js';
import { FontsService } from './fonts.service.js';

/** Serves display fonts subset to the letters in their URL. Subsetting counts as rendering a page. */
@ApiExcludeController()
@Unthrottled()
@Controller(FONTS_PATH)
export class FontsController {
  constructor(
    private readonly fonts: FontsService,
    private readonly throttle: ThrottleService,
  ) {}

  @Get(':font/:name')
  @Public('anonymous')
  async font(
    @Param('font') font: string,
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const letters = readDisplayLetters(name);
    if (!isDisplayFont(font) || letters === null) throw new NotFound();
    if (!this.fonts.has(font, letters)) {
      const wait = await this.throttle.consumeClient('RENDER', request.ip ?? '');
      if (wait !== null) throw new TooManyRequests(wait);
    }
    const content = await this.fonts.read(font, letters);
    response.setHeader('Cache-Control', IMMUTABLE).type('font/woff2').send(content);
  }
}
