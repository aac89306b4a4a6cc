import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { NotFound } from '../../common/errors/request-errors.js';
import { MEDIA_PATH } from './picture-names.rules.js';
import { Unthrottled } from '../../security/throttling/throttled.decorator.js';
import { PicturesService } from './pictures.service.js';

const YEAR_S = 31_536_000;

/** The files of pictures, from this host wherever they are kept. */
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
    // Who has left meanwhile is not heard of any more, and a file that is left open ends the process.
    if (response.destroyed) {
      file.stream.destroy();
      return;
    }
    response
      .setHeader('Cache-Control', `public, max-age=${YEAR_S}, immutable`)
      .setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
      // Whoever may see the page may show its pictures: previews in chats are loaded by other sites.
      .setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      .setHeader('Content-Type', file.type)
      .setHeader('Content-Length', file.bytes)
      // A name says what the file holds.
      .setHeader('ETag', `"${name}"`);
    if (request.method === 'HEAD' || request.fresh) {
      file.stream.destroy();
      if (request.fresh) response.status(304);
      response.end();
      return;
    }
    // A visitor who leaves, or a store that breaks off, ends both; the headers have said how much it should have been.
    file.stream.once('error', () => response.destroy());
    response.once('close', () => file.stream.destroy());
    file.stream.pipe(response);
  }
}
