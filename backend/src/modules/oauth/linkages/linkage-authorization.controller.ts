import { Body, Controller, Get, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiSummary } from '../../../common/http/api-operations.js';
import { type Request, type Response } from 'express';
import { PROVIDER_LIMITS } from '../../../providers/provider.rules.js';
import { AccountId } from '../../../common/auth/signed-in.decorator.js';
import { Fails } from '../../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../../common/errors/request-errors.js';
import { GrantRefused, ProviderUnavailable } from '../../../providers/provider.errors.js';
import { Throttled } from '../../../security/throttling/throttled.decorator.js';
import { LinkageProvidersResponse } from './dto/linkage-providers.response.js';
import { LinkageRedirectResponse } from './dto/linkage-redirect.response.js';
import { LinkageReturnRequest } from './dto/linkage-return.request.js';
import { OwnLinkageListResponse } from './dto/linkage.response.js';
import { LinkageRegistrationService } from './linkage-registration.service.js';
import { LinkageAuthorizationService } from '../authorization/linkage-authorization.service.js';
import { toLinkageProviders, toOwnLinkageList } from './linkage.mapper.js';
import { LinkageProviderUnknown, OAuthStateUnknown } from '../authorization/authorization.errors.js';
import { AccountNotProfessional, ChannelMissing, TooManyLinkages } from './linkages.errors.js';
import { OAuthCookiesService } from '../authorization/oauth-cookies.service.js';

const ApiLinkageProviderParam = (): MethodDecorator =>
  ApiParam({
    name: 'provider',
    description: 'The name of the provider.',
    schema: { type: 'string', maxLength: PROVIDER_LIMITS.name, example: 'youtube' },
  });

@ApiTags('oauth')
@Controller('api/oauth/linkages/providers')
export class LinkageAuthorizationController {
  constructor(
    private readonly authorization: LinkageAuthorizationService,
    private readonly registration: LinkageRegistrationService,
    private readonly cookies: OAuthCookiesService,
  ) {}

  @Get()
  @ApiSummary(
    'List the providers whose accounts can be linked',
    'Lists the configured providers in display order.',
  )
  @ApiOkResponse({ description: 'The providers.', type: LinkageProvidersResponse })
  @Fails()
  listLinkageProviders(): LinkageProvidersResponse {
    return toLinkageProviders(this.authorization.listProviders());
  }

  @Get(':provider/redirect')
  @ApiSummary(
    'Start linking an account',
    'Returns the URL of the provider’s consent page, and sets the cookie `linkageState`, which binds the flow to this browser and account for 20 minutes. Starting another flow in the same browser cancels the first.',
  )
  @ApiLinkageProviderParam()
  @ApiOkResponse({
    description: 'The URL to open; the cookie `linkageState` is set.',
    type: LinkageRedirectResponse,
  })
  @Fails(InvalidInput, LinkageProviderUnknown)
  async beginLinkage(
    @Param('provider') name: string,
    @AccountId() accountId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LinkageRedirectResponse> {
    const { authUrl, token } = await this.authorization.begin(
      accountId,
      this.authorization.requireProvider(name),
    );
    this.cookies.setLinkageState(response, token);
    return { authUrl };
  }

  @Post(':provider')
  @Throttled('PROVIDER')
  @ApiSummary(
    'Link the accounts of a consent',
    'Exchanges the single-use code and state from the provider’s redirect, and links every account that the consent gives access to; a person may have several channels. Accounts that are already linked are updated and reconnected.',
  )
  @ApiLinkageProviderParam()
  @ApiCreatedResponse({
    description: 'The linked accounts, at least one of which is new.',
    type: OwnLinkageListResponse,
  })
  @ApiOkResponse({
    description: 'The linked accounts, all of which were linked before.',
    type: OwnLinkageListResponse,
  })
  @Fails(
    InvalidInput,
    TooManyLinkages,
    OAuthStateUnknown,
    GrantRefused,
    ChannelMissing,
    AccountNotProfessional,
    ProviderUnavailable,
    LinkageProviderUnknown,
  )
  async linkAccounts(
    @Param('provider') name: string,
    @AccountId() accountId: string,
    @Body() { code, state, userId, provider: named }: LinkageReturnRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnLinkageListResponse> {
    const provider = this.authorization.requireProvider(name, named);
    const token = this.cookies.readLinkageState(request);
    const returned = { code, state, token, userId };
    const { linkages, created } = await this.registration.register(accountId, provider, returned);
    this.cookies.clearLinkageState(response);
    response.status(created ? HttpStatus.CREATED : HttpStatus.OK);
    return toOwnLinkageList(linkages);
  }
}
