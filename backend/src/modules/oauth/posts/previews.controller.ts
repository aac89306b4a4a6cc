import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Response } from 'express';
import { AccountId } from '../../../common/auth/signed-in.decorator.js';
import { Throttled } from '../../../security/throttling/throttled.decorator.js';
import { PREVIEW_LIFE_S, PreviewsService, PREVIEWS_PATH } from './previews.service.js';

/** Previews of pictures of posts, for their owner only. */
@ApiExcludeController()
@Controller(PREVIEWS_PATH)
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  @Get(':sealed')
  @Throttled('READ')
  async preview(
    @AccountId() accountId: string,
    @Param('sealed') sealed: string,
    @Res() response: Response,
  ): Promise<void> {
    const content = await this.previews.open(accountId, sealed);
    response
      .setHeader('Cache-Control', `private, max-age=${PREVIEW_LIFE_S}, immutable`)
      .setHeader('Content-Type', 'image/webp')
      .send(content);
  }
}
