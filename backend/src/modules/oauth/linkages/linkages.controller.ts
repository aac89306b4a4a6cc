import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../../common/http/api-operations.js';
import { ApiAccountParam } from '../../accounts/account-reference.param.js';
import { ApiIdParam } from '../../../common/http/api-fields.js';
import { Public } from '../../../common/auth/public.decorator.js';
import { AccountId } from '../../../common/auth/signed-in.decorator.js';
import { Fails } from '../../../common/errors/fails.decorator.js';
import { MayLag } from '../../../common/http/may-lag.interceptor.js';
import { Forbidden, InvalidInput } from '../../../common/errors/request-errors.js';
import { IntegerIdPipe } from '../../../common/validation/integer-id.pipe.js';
import { AccountNotFound } from '../../accounts/accounts.errors.js';
import { LinkageListResponse, OwnLinkageListResponse } from './dto/linkage.response.js';
import { toLinkageList, toOwnLinkageList } from './linkage.mapper.js';
import { LinkageNotFound } from './linkages.errors.js';
import { LinkagesService } from './linkages.service.js';

@ApiTags('oauth')
@Controller('api/oauth/linkages')
export class LinkagesController {
  constructor(private readonly linkages: LinkagesService) {}

  // Declared before the route with an ID.
  @Get('accounts/me')
  @ApiSummary(
    'Read the own linked accounts',
    'The accounts elsewhere that are linked with the own page, and which of them have to be linked again.',
  )
  @ApiOkResponse({ description: 'The linked accounts.', type: OwnLinkageListResponse })
  @Fails()
  async listOwnLinkages(@AccountId() accountId: string): Promise<OwnLinkageListResponse> {
    return toOwnLinkageList(await this.linkages.listOf(accountId));
  }

  @Get('accounts/:id')
  @Public('anonymous')
  @MayLag()
  @ApiSummary('Read the linked accounts of a page', 'The accounts elsewhere that are linked with a page.')
  @ApiAccountParam('id')
  @ApiOkResponse({ description: 'The linked accounts.', type: LinkageListResponse })
  @Fails(InvalidInput, AccountNotFound)
  async listLinkages(@Param('id') id: string): Promise<LinkageListResponse> {
    return toLinkageList(await this.linkages.list(id));
  }

  @Delete(':id')
  @ApiSummary(
    'End a linkage',
    'Takes the account off the page and gives the consent back at its service. What was posted through it stays.',
  )
  @ApiIdParam('id', 'The linked account, as the list names it.', 78)
  @NoContent('The account is not linked any more.')
  @Fails(InvalidInput, Forbidden, LinkageNotFound)
  async deleteLinkage(@AccountId() accountId: string, @Param('id', IntegerIdPipe) id: number): Promise<void> {
    await this.linkages.delete(accountId, id);
  }
}
