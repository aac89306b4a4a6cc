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
import { CONTENT_LIMITS } from './content-limits.rules.js';
import { IntegerIdPipe } from '../../common/validation/integer-id.pipe.js';
import { GrantDead, NotOwnContent, ProviderUnavailable } from '../../providers/provider.errors.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { PostNotFound } from '../oauth/posts/posts.errors.js';
import { PICTURE_FAILURES } from '../pictures/pictures.errors.js';
import { toContent, toContentInput, toContentList, toContentLookUp, toWords } from './content.mapper.js';
import { ContentNotFound, ContentsChanged, TooManyContents } from './contents.errors.js';
import { ContentsService } from './contents.service.js';
import { ContentListResponse, ContentLookUpResponse, ContentResponse } from './dto/content.response.js';
import { ListContentsQuery } from './dto/list-contents.query.js';
import { LookUpContentsQuery } from './dto/look-up-contents.query.js';
import {
  CreateContentRequest,
  OrderContentsRequest,
  UpdateContentRequest,
} from './dto/write-content.request.js';
import { PostingService } from './posting.service.js';
import { toScheduleChanges } from '../visibility/visibility.mapper.js';

const { media } = CONTENT_LIMITS;

/**
 * The multipart form of a content: four texts and three of visibility, up to five fields for each medium, and hash
 * tags.
 */
const CONTENT_FORM: MultipartForm = {
  files: /^media\[\d{1,2}\]\[image\]$/,
  maxFiles: media,
  maxFields: 7 + 5 * MAX_LIST_LENGTH,
  lists: { media: 'objects', hashTags: 'values' },
};

const ApiContentId = (name: string): MethodDecorator => ApiIdParam(name, 'The ID of the content.', 34);

@ApiTags('contents')
@Controller('api/contents')
export class ContentsController {
  constructor(
    private readonly contents: ContentsService,
    private readonly posting: PostingService,
  ) {}

  @Get()
  @Public()
  @MayLag()
  @ApiSummary(
    'Get contents by ID',
    'Returns contents of any accounts in the order of the given IDs, for example a list of favorites. Contents that do not exist, are not visible now, or whose account is not active, are left out; `goneIds` lists the deleted ones, so that a client can drop exactly those. Contents are included even if their page hides contents.',
  )
  @ApiOkResponse({ description: 'A page of contents.', type: ContentLookUpResponse })
  @Fails(InvalidInput)
  async lookUpContents(
    @Query() { contentIds, ...range }: LookUpContentsQuery,
    @ViewerId() viewerId: string | null,
  ): Promise<ContentLookUpResponse> {
    return toContentLookUp(await this.contents.lookUp(contentIds, range), viewerId);
  }

  @Get('accounts/:displayId')
  @Public()
  @Keep()
  @MayLag()
  @ApiSummary(
    'List the contents of an account',
    'Lists the contents of an account in page order. Those that are hidden, drafts or outside their time are only in the owner’s list; if the owner has hidden all of them, the list is empty for everybody else.',
  )
  @ApiAccountParam()
  @ApiOkResponse({ description: 'A page of contents.', type: ContentListResponse })
  @Fails(InvalidInput, AccountNotFound)
  async listContents(
    @Param('displayId') displayId: string,
    @Query() query: ListContentsQuery,
    @ViewerId() viewerId: string | null,
  ): Promise<ContentListResponse> {
    const { account, part } = await this.contents.list(displayId, viewerId, query);
    return toContentList(part, account, viewerId);
  }

  @Get(':contentId/accounts/:displayId')
  @Public()
  @MayLag()
  @ApiSummary(
    'Get a content',
    'Returns a content, even if the page of its account hides contents. One that is hidden, a draft or outside its time is only found by its owner.',
  )
  @ApiContentId('contentId')
  @ApiAccountParam()
  @ApiOkResponse({ description: 'The content.', type: ContentResponse })
  @Fails(InvalidInput, AccountNotFound, ContentNotFound)
  async getContent(
    @Param('contentId', IntegerIdPipe) contentId: number,
    @Param('displayId') displayId: string,
    @ViewerId() viewerId: string | null,
  ): Promise<ContentResponse> {
    return toContent(await this.contents.get(displayId, contentId, viewerId), viewerId);
  }

  @Post()
  @Throttled('UPLOAD', { copies: true })
  @Multipart(CONTENT_FORM)
  @ApiSummary(
    'Post a content',
    'Posts a content at the top of the page. YouTube videos and Instagram posts are read from the provider through the linked accounts: they must exist and be the creator’s own, and get the provider’s publication time. Instagram stories and TikTok posts require a linked account of the provider, and the account in the URL if it has one; the publication time of a TikTok post is taken from its ID, that of a story is now. In a form, the first medium is `media[0][image]` (a file), `media[0][imageFileName]` or `media[0][imageUrl]`, with `media[0][videoFlag]` (`1` or `0`) and `media[0][videoUrl]`; the second is `media[1][image]` and so on; hash tags are `hashTags[0]`, `hashTags[1]` and so on.',
  )
  @ApiCreatedResponse({ description: 'The new content.', type: ContentResponse })
  @Fails(TooManyContents, NotOwnContent, PostNotFound, ProviderUnavailable, GrantDead, ...PICTURE_FAILURES)
  async createContent(
    @AccountId() accountId: string,
    @Body() body: CreateContentRequest,
  ): Promise<ContentResponse> {
    const id = await this.posting.post(accountId, toContentInput(body));
    return toContent(await this.contents.getOf({ id: accountId }, id, accountId), accountId);
  }

  // Declared before the route with an ID.
  @Patch('orders')
  @ApiSummary(
    'Reorder your contents',
    'Sets the order of all contents or of none. Contents that are left out follow in their previous order; contents added later come first.',
  )
  @NoContent('The contents have been reordered.')
  @Fails(ContentsChanged)
  async orderContents(
    @AccountId() accountId: string,
    @Body() { orders }: OrderContentsRequest,
  ): Promise<void> {
    await this.contents.reorder(accountId, orders);
  }

  @Patch(':id')
  @ApiContentId('id')
  @ApiSummary(
    'Update a content',
    'Updates the title, the description and who may see it. Omitted fields stay as they are; null removes a text. Later updates from the provider do not replace changed texts. What was published cannot become a draft.',
  )
  @ApiOkResponse({ description: 'The updated content.', type: ContentResponse })
  @Fails(ContentNotFound)
  async updateContent(
    @AccountId() accountId: string,
    @Param('id', IntegerIdPipe) id: number,
    @Body() body: UpdateContentRequest,
  ): Promise<ContentResponse> {
    const visibility = toScheduleChanges(body);
    return toContent(await this.contents.update(accountId, id, toWords(body), visibility), accountId);
  }

  @Delete(':id')
  @ApiContentId('id')
  @ApiSummary('Delete a content', 'Deletes one of your contents with its pictures and items.')
  @NoContent('The content has been deleted.')
  @Fails(InvalidInput, ContentNotFound)
  async deleteContent(@AccountId() accountId: string, @Param('id', IntegerIdPipe) id: number): Promise<void> {
    await this.contents.delete(accountId, id);
  }
}
