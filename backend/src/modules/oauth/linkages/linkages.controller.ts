import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../../common/http/api-operations.js';
import { ApiAccountParam } from '../../accounts/account-reference.param.js';
import { ApiIdParam } from '../../../common/http/api-fields.js';
import { Public } from '../../../common/auth/public.decorator.js';
import { AccountId } from '../../../common/auth/signed-in.decorator.js';
import { Fails } from '../../../common/errors/fails.decorator.js';
import { Keep } from '../../../answers/keep.interceptor.js';
import { MayLag } from '../../../answers/may-lag.interceptor.js';
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
    'List your linked accounts',
    'Lists your linked accounts, and which of them have to be linked again.',
  )
  @ApiOkResponse({ description: 'The linked accounts.', type: OwnLinkageListResponse })
  @Fails()
  async listOwnLinkages(@AccountId() accountId: string): Promise<OwnLinkageListResponse> {
    return toOwnLinkageList(await this.linkages.listOf(accountId));
  }

  @Get('accounts/:id')
  @Public('anonymous')
  @Keep()
  @MayLag()
  @ApiSummary(
    'List the linked accounts of an account',
    'Lists the accounts at providers that are linked to an account.',
  )
  @ApiAccountParam('id')
  @ApiOkResponse({ description: 'The linked accounts.', type: LinkageListResponse })
  @Fails(InvalidInput, AccountNotFound)
  async listLinkages(@Param('id') id: string): Promise<LinkageListResponse> {
    return toLinkageList(await this.linkages.list(id));
  }

  @Delete(':id')
  @ApiSummary(
    'Unlink an account',
    'Removes the account from your page and revokes the consent at the provider. Contents posted through it stay.',
  )
  @ApiIdParam('id', 'The ID of the linked account.', 78)
  @NoContent('The account has been unlinked.')
  @Fails(InvalidInput, Forbidden, LinkageNotFound)
  async deleteLinkage(@AccountId() accountId: string, @Param('id', IntegerIdPipe) id: number): Promise<void> {
    await this.linkages.delete(accountId, id);
  }
}
