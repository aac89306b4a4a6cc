import { Controller, Get, Param, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { entityTag } from '../../common/http/entity-tag.js';
import { documentLanguage } from '../../common/http/language-negotiation.js';
import { MayLag } from '../../answers/may-lag.interceptor.js';
import { OPEN_TO_SCRIPTS } from '../../common/http/security-headers.js';
import { setHeaders } from '../../common/http/set-headers.js';
import { LANGUAGES, localisedPath, splitLanguage } from '../../common/rules/language.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { OpenSiteGuard } from '../maintenance/open-site.guard.js';
import { FEED_FILES, type FeedFormat, feedPath, toAtom, toJsonFeed } from './feed.mapper.js';
import { FeedsService } from './feeds.service.js';
import { PageAddressesService } from './page-addresses.service.js';

/** The routes of a format, with each language and without one. */
const routesOf = (format: FeedFormat) => {
  const barePath = `/profile/:displayId/${FEED_FILES[format]}`;
  return [barePath, ...LANGUAGES.map((language) => localisedPath(language, barePath))];
};

const TYPES: Record<FeedFormat, string> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** Serves creators' feeds beside their pages. */
@ApiExcludeController()
@UseGuards(OpenSiteGuard)
@Controller()
export class FeedsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly feeds: FeedsService,
    private readonly addresses: PageAddressesService,
  ) {}

  @Get(routesOf('atom'))
  @Public('anonymous')
  @MayLag()
  atom(
    @Param('displayId') displayId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.send('atom', displayId, request, response);
  }

  @Get(routesOf('json'))
  @Public('anonymous')
  @MayLag()
  json(
    @Param('displayId') displayId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.send('json', displayId, request, response);
  }

  /** @throws AccountNotFound */
  private async send(
    format: FeedFormat,
    displayId: string,
    request: Request,
    response: Response,
  ): Promise<void> {
    const { language: named } = splitLanguage(request.path);
    setHeaders(response, OPEN_TO_SCRIPTS);
    const account = await this.accounts.getShown(displayId);
    if (account.displayId !== displayId) {
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(301, this.addresses.in(named, feedPath(account.displayId, format)));
      return;
    }
    const place = { named, language: named ?? documentLanguage(request), addresses: this.addresses };
    const feed = await this.feeds.read(account);
    const body = format === 'atom' ? toAtom(feed, place) : JSON.stringify(toJsonFeed(feed, place));
    response.setHeader('Content-Type', TYPES[format]);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', entityTag(body));
    if (named === null) response.vary('Accept-Language').vary('Cookie');
    if (!account.searchable) response.setHeader('X-Robots-Tag', 'noindex');
    response.send(body);
  }
}
