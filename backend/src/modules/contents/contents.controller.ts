import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/public.decorator.js';
import { ViewerId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { toContentList } from './content.mapper.js';
import { ContentsService } from './contents.service.js';
import { ContentListResponse } from './dto/content.response.js';
import { ListContentsQuery } from './dto/list-contents.query.js';

@ApiTags('contents')
@Controller('api/contents')
export class ContentsController {
  constructor(private readonly contents: ContentsService) {}

  @Get('accounts/:displayId')
  @Public()
  @ApiOperation({
    operationId: 'listContents',
    summary: 'Read the contents of a page',
    description:
      'What an account has posted, in the order of its page. Where the owner has hidden them, nobody else sees any.',
  })
  @ApiParam({
    name: 'displayId',
    description: 'A display ID, without regard to case, or an account ID.',
    schema: { type: 'string', maxLength: 36, example: 'hana.yamada' },
  })
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
}
