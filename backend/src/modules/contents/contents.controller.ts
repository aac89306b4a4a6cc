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

const { media } = CONTENT_LIMITS;

/** The multipart form of a content: four texts, up to five fields for each medium, and hash tags. */
const CONTENT_FORM: MultipartForm = {
  files: /^media\[\d{1,2}\]\[image\]$/,
  maxFiles: media,
  maxFields: 4 + 5 * MAX_LIST_LENGTH,
  lists: { media: 'objects', hashTags: 'values' },
};

const ApiContentId = (name: string): MethodDecorator =>
  ApiIdParam(name, 'The content, as the list names it.', 34);

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
    'Read contents by their ids',
    'Contents of any accounts, in the order in which they are named: favourites, say. Those that are not there are left out, and those of accounts that are not; `goneIds` names those that were deleted, so that a list of favourites lets go of nothing else. Whether a page shows its contents does not matter.',
  )
  @ApiOkResponse({ description: 'A part of the contents.', type: ContentLookUpResponse })
  @Fails(InvalidInput)
  async lookUpContents(
    @Query() { contentIds, ...range }: LookUpContentsQuery,
    @ViewerId() viewerId: string | null,
  ): Promise<ContentLookUpResponse> {
    return toContentLookUp(await this.contents.lookUp(contentIds, range), viewerId);
  }

  @Get('accounts/:displayId')
  @Public()
  @MayLag()
  @ApiSummary(
    'Read the contents of a page',
    'What an account has posted, in the order of its page. Where the owner has hidden them, nobody else sees any.',
  )
  @ApiAccountParam()
  @ApiOkResponse({ description: 'A part of the contents.', type: ContentListResponse })
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
  @ApiSummary('Read a content of a page', 'One content, whether or not the page of its account shows them.')
  @ApiContentId('contentId')
  @ApiAccountParam()
  @ApiOkResponse({ description: 'The content.', type: ContentResponse })
  @Fails(InvalidInput, AccountNotFound, ContentNotFound)
  async getContent(
    @Param('contentId', IntegerIdPipe) contentId: number,
    @Param('displayId') displayId: string,
    @ViewerId() viewerId: string | null,
  ): Promise<ContentResponse> {
    return toContent(await this.contents.get(displayId, contentId), viewerId);
  }

  @Post()
  @Throttled('UPLOAD', { copies: true })
  @Multipart(CONTENT_FORM)
  @ApiSummary(
    'Post a content',
    'Posts a content before the others. A video of YouTube and a post of Instagram are asked for at the provider, through the linked accounts: they have to be there and the creator’s own, and have appeared when the provider says. Stories and short videos need a linked account of their provider, the one that the address names where it names any; a short video has appeared when its id says, a story now. A form has for the first of the media a file as `media[0][image]` or else `media[0][imageFileName]` or `media[0][imageUrl]`, and `media[0][videoFlag]` (`1` or `0`) and `media[0][videoUrl]`; for the second, `media[1][image]` and so on; hash tags are `hashTags[0]`, `hashTags[1]` and so on there.',
  )
  @ApiCreatedResponse({ description: 'The new content.', type: ContentResponse })
  @Fails(TooManyContents, NotOwnContent, PostNotFound, ProviderUnavailable, GrantDead, ...PICTURE_FAILURES)
  async createContent(
    @AccountId() accountId: string,
    @Body() body: CreateContentRequest,
  ): Promise<ContentResponse> {
    const id = await this.posting.post(accountId, toContentInput(body));
    return toContent(await this.contents.getOf({ id: accountId }, id), accountId);
  }

  // Declared before the route with an ID.
  @Patch('orders')
  @ApiSummary(
    'Put the own contents into an order',
    'All of it, or nothing. Contents that are not named keep their order behind those that are; contents that are added later come first again.',
  )
  @NoContent('The contents are in that order.')
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
    'Change the words of a content',
    'Changes the title and the text where they are named and leaves them otherwise; null removes one. What the provider says later does not replace what was changed.',
  )
  @ApiOkResponse({ description: 'The content as it is now.', type: ContentResponse })
  @Fails(ContentNotFound)
  async updateContent(
    @AccountId() accountId: string,
    @Param('id', IntegerIdPipe) id: number,
    @Body() body: UpdateContentRequest,
  ): Promise<ContentResponse> {
    return toContent(await this.contents.update(accountId, id, toWords(body)), accountId);
  }

  @Delete(':id')
  @ApiContentId('id')
  @ApiSummary(
    'Delete a content',
    'Deletes a content of the own page, with its pictures and the items that are recommended with it.',
  )
  @NoContent('The content is gone.')
  @Fails(InvalidInput, ContentNotFound)
  async deleteContent(@AccountId() accountId: string, @Param('id', IntegerIdPipe) id: number): Promise<void> {
    await this.contents.delete(accountId, id);
  }
}
