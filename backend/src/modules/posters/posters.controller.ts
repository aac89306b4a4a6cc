import { Controller, Get, Param, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { NotFound, TooManyRequests } from '../../common/errors/request-errors.js';
import { entityTag } from '../../common/http/entity-tag.js';
import { documentLanguage } from '../../common/http/language-negotiation.js';
import { MayLag } from '../../answers/may-lag.interceptor.js';
import { LANGUAGES, localisedPath, splitLanguage } from '../../common/rules/language.js';
import { filePolicy } from '../../common/http/file-policy.js';
import { ThrottleService } from '../../security/throttling/throttle.service.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { creatorPath, PageAddressesService } from '../discovery/page-addresses.service.js';
import { OpenSiteGuard } from '../maintenance/open-site.guard.js';
import { POSTER_FORMATS, type PosterFormat, PostersService } from './posters.service.js';

const BARE_PATH = '/profile/:displayId/poster.:format';

const TYPES: Record<PosterFormat, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Serves posters beside creators' pages, in the language of the path or the visitor's. */
@ApiExcludeController()
@UseGuards(OpenSiteGuard)
@Controller()
export class PostersController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly posters: PostersService,
    private readonly addresses: PageAddressesService,
    private readonly throttle: ThrottleService,
  ) {}

  /**
   * @throws NotFound if there is no such format
   * @throws AccountNotFound
   * @throws TooManyRequests if the client has caused too many renders
   */
  @Get([BARE_PATH, ...LANGUAGES.map((language) => localisedPath(language, BARE_PATH))])
  @Public('anonymous')
  @MayLag()
  async poster(
    @Param('displayId') displayId: string,
    @Param('format') named: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const format = POSTER_FORMATS.find((each) => each === named);
    if (format === undefined) throw new NotFound();
    const account = await this.accounts.getShown(displayId);
    const { language } = splitLanguage(request.path);
    const poster = {
      account,
      format,
      language: language ?? documentLanguage(request),
      // Without a language, so that everybody who scans it gets theirs.
      address: this.addresses.in(null, creatorPath(account.displayId)),
    };
    if (!this.posters.has(poster)) {
      const wait = await this.throttle.consumeClient('RENDER', request.ip ?? '');
      if (wait !== null) throw new TooManyRequests(wait);
    }
    const content = await this.posters.read(poster);
    if (language === null) response.vary('Accept-Language').vary('Cookie');
    response
      .setHeader('Cache-Control', 'no-cache')
      .setHeader('ETag', entityTag(content))
      .setHeader('Content-Disposition', `attachment; filename="hitohira-${account.displayId}.${format}"`)
      // An SVG opened as a document runs no scripts.
      .setHeader('Content-Security-Policy', filePolicy('img-src data:'))
      .setHeader('X-Robots-Tag', 'noindex')
      .type(TYPES[format])
      .send(content);
  }
}
