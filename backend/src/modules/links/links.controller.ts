import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { ApiAccountParam } from '../accounts/account-reference.param.js';
import { ApiIdParam } from '../../common/http/api-fields.js';
import { Public } from '../../common/auth/public.decorator.js';
import { AccountId, ViewerId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { Keep } from '../../answers/keep.interceptor.js';
import { MayLag } from '../../answers/may-lag.interceptor.js';
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
import { toScheduleChanges } from '../visibility/visibility.mapper.js';

/** The multipart form of links: type and visibility, pictures, and up to four fields for each detail. */
const LINK_FORM: MultipartForm = {
  files: /^details\[\d\]\[image\]$/,
  maxFiles: MAX_DETAILS,
  maxFields: 4 + 4 * MAX_LIST_LENGTH,
  lists: { details: 'objects' },
};

const ApiLinkId = (): MethodDecorator => ApiIdParam('id', 'The ID of the link.', 12);

@ApiTags('links')
@Controller('api/links')
export class LinksController {
  constructor(private readonly links: LinksService) {}

  @Get('types')
  @Public('anonymous')
  @ApiSummary('List the link types', 'Lists the link types with their limits.')
  @ApiOkResponse({ description: 'The link types.', type: LinkTypeListResponse })
  @Fails()
  listLinkTypes(): LinkTypeListResponse {
    return toLinkTypeList();
  }

  @Get('accounts/:displayId')
  @Public()
  @Keep()
  @MayLag()
  @ApiSummary(
    'List the links of an account',
    'Lists the links of an account in page order. Those that are hidden, drafts or outside their time are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.',
  )
  @ApiAccountParam()
  @ApiOkResponse({ description: 'A page of links.', type: LinkListResponse })
  @Fails(InvalidInput, AccountNotFound)
  async listLinks(
    @Param('displayId') displayId: string,
    @Query() query: ListLinksQuery,
    @ViewerId() viewerId: string | null,
  ): Promise<LinkListResponse> {
    return toLinkList(await this.links.list(displayId, viewerId, query), viewerId);
  }

  @Post()
  @Throttled('UPLOAD')
  @Multipart(LINK_FORM)
  @ApiSummary(
    'Add a link',
    'Adds a link at the top of the page. Each detail has a title or a text, a picture if the type requires one, and an optional URL. In a form, the first detail is `details[0][title]`, `details[0][text]`, `details[0][url]`, and `details[0][image]` (a file) or `details[0][imageFileName]`; the second is `details[1][title]` and so on.',
  )
  @ApiCreatedResponse({ description: 'The new link.', type: LinkResponse })
  @Fails(TooManyLinks, ...PICTURE_FAILURES)
  async createLink(@AccountId() accountId: string, @Body() body: CreateLinkRequest): Promise<LinkResponse> {
    const details = body.details.map(toDetailInput);
    return toLink(
      await this.links.create(accountId, body.linkTypeId, details, toScheduleChanges(body)),
      accountId,
    );
  }

  // Declared before the route with an ID.
  @Patch('orders')
  @ApiSummary(
    'Reorder your links',
    'Sets the order of all links or of none. Links that are left out follow in their previous order; links added later come first.',
  )
  @NoContent('The links have been reordered.')
  @Fails(LinksChanged)
  async orderLinks(@AccountId() accountId: string, @Body() { orders }: OrderLinksRequest): Promise<void> {
    await this.links.reorder(accountId, orders);
  }

  @Patch(':id')
  @Throttled('UPLOAD')
  @Multipart(LINK_FORM)
  @ApiLinkId()
  @ApiSummary(
    'Update a link',
    'Updates who may see it and the given fields of its details, all of them or none; omitted fields and details stay as they are. The type cannot be changed, and what was published cannot become a draft. A new picture replaces the previous one. In a form, the first detail is `details[0][title]`, `details[0][text]`, `details[0][url]`, and `details[0][image]` (a file) or `details[0][imageFileName]`; the second is `details[1][title]` and so on.',
  )
  @ApiOkResponse({ description: 'The updated link.', type: LinkResponse })
  @Fails(LinkNotFound, ...PICTURE_FAILURES)
  async updateLink(
    @AccountId() accountId: string,
    @Param('id', IntegerIdPipe) id: number,
    @Body() body: UpdateLinkRequest,
  ): Promise<LinkResponse> {
    const details = (body.details ?? []).map(toDetailInput);
    return toLink(await this.links.update(accountId, id, details, toScheduleChanges(body)), accountId);
  }

  @Delete(':id')
  @ApiLinkId()
  @ApiSummary('Delete a link', 'Deletes one of your links, with its pictures.')
  @NoContent('The link has been deleted.')
  @Fails(InvalidInput, LinkNotFound)
  async deleteLink(@AccountId() accountId: string, @Param('id', IntegerIdPipe) id: number): Promise<void> {
    await this.links.delete(accountId, id);
  }
}
