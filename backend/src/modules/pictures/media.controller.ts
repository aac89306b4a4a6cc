import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { NotFound } from '../../common/errors/request-errors.js';
import { IMMUTABLE } from '../../common/http/cache-control.js';
import { filePolicy } from '../../common/http/file-policy.js';
import { MEDIA_PATH } from './picture-names.rules.js';
import { Unthrottled } from '../../security/throttling/throttled.decorator.js';
import { PicturesService } from './pictures.service.js';

/** Serves picture files, whichever store holds them. */
@ApiExcludeController()
@Unthrottled()
@Controller(MEDIA_PATH)
export class MediaController {
  constructor(private readonly pictures: PicturesService) {}

  @Get(['', '*name'])
  @Public('anonymous')
  async file(
    @Param('name') segments: string[] | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const name = segments?.join('/') ?? '';
    const file = await this.pictures.open(name);
    if (file === null) throw new NotFound();
    // The client may have disconnected already: no `close` event follows, and the stream has to be closed here.
    if (response.destroyed) {
      file.stream.destroy();
      return;
    }
    response
      .setHeader('Cache-Control', IMMUTABLE)
      .setHeader('Content-Security-Policy', filePolicy())
      // Allows other sites to embed pictures, for link previews in chats.
      .setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      .setHeader('Content-Type', file.type)
      .setHeader('Content-Length', file.bytes)
      // The name is a content hash.
      .setHeader('ETag', `"${name}"`);
    if (request.method === 'HEAD' || request.fresh) {
      file.stream.destroy();
      if (request.fresh) response.status(304);
      response.end();
      return;
    }
    // If the client or the store fails, both streams end; `Content-Length` tells the client that data is missing.
    file.stream.once('error', () => response.destroy());
    response.once('close', () => file.stream.destroy());
    file.stream.pipe(response);
  }
}
