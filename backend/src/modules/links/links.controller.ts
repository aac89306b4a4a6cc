import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { ApiAccountParam } from '../accounts/account-reference.param.js';
import { ApiIdParam } from '../../common/http/api-fields.js';
import { Public } from '../../common/auth/public.decorator.js';
import { AccountId, ViewerId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { MayLag } from '../../common/http/may-lag.interceptor.js';
import { Multipart } from '../../common/http/multipart.js';
import { MAX_LIST_LENGTH, type MultipartForm } from '../../common/http/multipart-form.js';
import { IntegerIdPipe } from '../../common/validation/integer-id.pipe.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { PICTURE_FAILURES } from '../pictures/pictures.errors.js';
import { LinkTypeListResponse } from './dto/link-type-list.response.js';
import { LinkListResponse, LinkResponse } from './dto/link.response.js';
import { ListLinksQuery } from './dto/list-links.query.js';
import { OrderLinksRequest } from './dto/order-links.request.js';
import { CreateLinkRequest, UpdateLinkRequest } from './dto/write-link.request.js';
import { toDetailInput, toLink, toLinkList, toLinkTypeList } from './link.mapper.js';
import { MAX_DETAILS } from './link-type.js';
import { LinkNotFound, LinksChanged, TooManyLinks } from './links.errors.js';
import { LinksService } from './links.service.js';

/** The multipart form of links: pictures, and up to four fields for each detail. */
const LINK_FORM: MultipartForm = {
  files: /^details\[\d\]\[image\]$/,
  maxFiles: MAX_DETAILS,
  maxFields: 1 + 4 * MAX_LIST_LENGTH,
  lists: { details: 'objects' },
};

const ApiLinkId = (): MethodDecorator => ApiIdParam('id', 'The link, as the list names it.', 12);

@ApiTags('links')
@Controller('api/links')
export class LinksController {
  constructor(private readonly links: LinksService) {}

  @Get('types')
  @Public('anonymous')
  @ApiSummary(
    'Read the kinds of links',
    'What a link can be, and what fits into each kind: forms take their limits from here.',
  )
  @ApiOkResponse({ description: 'The kinds of links.', type: LinkTypeListResponse })
  @Fails()
  listLinkTypes(): LinkTypeListResponse {
    return toLinkTypeList();
  }

  @Get('accounts/:displayId')
  @Public()
  @MayLag()
  @ApiSummary(
    'Read the links of a page',
    'The links of an account in the order of its page, a part at a time. Where the owner has hidden them, nobody else sees any.',
  )
  @ApiAccountParam()
  @ApiOkResponse({ description: 'A part of the links.', type: LinkListResponse })
  @Fails(InvalidInput, AccountNotFound)
  async listLinks(
    @Param('displayId') displayId: string,
    @Query() query: ListLinksQuery,
    @ViewerId() viewerId: string | null,
  ): Promise<LinkListResponse> {
    return toLinkList(await this.links.list(displayId, viewerId, query));
  }

  @Post()
  @Throttled('UPLOAD')
  @Multipart(LINK_FORM)
  @ApiSummary(
    'Add a link',
    'Adds a link before the others. Each detail has a title or a text, and a picture where its kind asks for one; an address may be left out. A form has for the first detail `details[0][title]`, `details[0][text]`, `details[0][url]` and a file as `details[0][image]` or else `details[0][imageFileName]`; for the second, `details[1][title]` and so on.',
  )
  @ApiCreatedResponse({ description: 'The new link.', type: LinkResponse })
  @Fails(TooManyLinks, ...PICTURE_FAILURES)
  async createLink(@AccountId() accountId: string, @Body() body: CreateLinkRequest): Promise<LinkResponse> {
    return toLink(await this.links.create(accountId, body.linkTypeId, body.details.map(toDetailInput)));
  }

  // Declared before the route with an ID.
  @Patch('orders')
  @ApiSummary(
    'Put the own links into an order',
    'All of it, or nothing. Links that are not named keep their order behind those that are; links that are added later come first again.',
  )
  @NoContent('The links are in that order.')
  @Fails(LinksChanged)
  async orderLinks(@AccountId() accountId: string, @Body() { orders }: OrderLinksRequest): Promise<void> {
    await this.links.reorder(accountId, orders);
  }

  @Patch(':id')
  @Throttled('UPLOAD')
  @Multipart(LINK_FORM)
  @ApiLinkId()
  @ApiSummary(
    'Change a link',
    'Changes the fields that are named of its details and leaves the others; all of them, or none. Its kind stays. A new picture takes the place of the one before. A form has for the first detail `details[0][title]`, `details[0][text]`, `details[0][url]` and a file as `details[0][image]` or else `details[0][imageFileName]`; for the second, `details[1][title]` and so on: one that it does not name stays as it is, whichever place it has.',
  )
  @ApiOkResponse({ description: 'The link as it is now.', type: LinkResponse })
  @Fails(LinkNotFound, ...PICTURE_FAILURES)
  async updateLink(
    @AccountId() accountId: string,
    @Param('id', IntegerIdPipe) id: number,
    @Body() { details }: UpdateLinkRequest,
  ): Promise<LinkResponse> {
    return toLink(await this.links.update(accountId, id, details.map(toDetailInput)));
  }

  @Delete(':id')
  @ApiLinkId()
  @ApiSummary('Delete a link', 'Deletes a link of the own page, with its pictures.')
  @NoContent('The link is gone.')
  @Fails(InvalidInput, LinkNotFound)
  async deleteLink(@AccountId() accountId: string, @Param('id', IntegerIdPipe) id: number): Promise<void> {
    await this.links.delete(accountId, id);
  }
}
