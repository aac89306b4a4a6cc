import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { MayLag } from '../../answers/may-lag.interceptor.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { annotate } from '../../common/http/response-annotations.js';
import { OEmbedQuery } from './dto/oembed.query.js';
import { OEmbedResponse, OEmbedWithThumbnailResponse } from './dto/oembed.response.js';
import { EmbedFormatUnsupported, NothingToEmbed } from './oembed.errors.js';
import { toOEmbed } from './oembed.mapper.js';
import { OEmbedService } from './oembed.service.js';
import { PageAddressesService } from './page-addresses.service.js';

@ApiTags('discovery')
@ApiExtraModels(OEmbedResponse, OEmbedWithThumbnailResponse)
@Controller('api/oembed')
export class OEmbedController {
  constructor(
    private readonly oembed: OEmbedService,
    private readonly addresses: PageAddressesService,
  ) {}

  @Get()
  @Public('anonymous')
  @MayLag()
  @ApiOperation({
    operationId: 'getEmbed',
    summary: 'Describe a page for embedding',
    description:
      'Returns an oEmbed 1.0 response (https://oembed.com) of type `link` for a profile or content page, whose HTML links to it for discovery. Scripts of any site can read it. The thumbnail is omitted if none fits.',
  })
  @ApiOkResponse({
    description: 'The oEmbed response.',
    schema: {
      anyOf: [{ $ref: getSchemaPath(OEmbedResponse) }, { $ref: getSchemaPath(OEmbedWithThumbnailResponse) }],
    },
  })
  @Fails(InvalidInput, NothingToEmbed, EmbedFormatUnsupported)
  async getEmbed(
    @Query() { url, format, maxwidth = Infinity, maxheight = Infinity }: OEmbedQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OEmbedResponse | OEmbedWithThumbnailResponse> {
    if (format === 'xml') {
      annotate(response, { isExpected: true });
      throw new EmbedFormatUnsupported();
    }
    const page = await this.oembed.find(url, requestLanguage());
    if (!page.account.searchable) response.setHeader('X-Robots-Tag', 'noindex');
    return toOEmbed(page, { width: maxwidth, height: maxheight }, this.addresses);
  }
}
