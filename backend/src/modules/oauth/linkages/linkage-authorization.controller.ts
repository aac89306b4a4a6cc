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
    description: 'The service, as it is listed.',
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
    'Read the services whose accounts can be linked',
    'The services that are on here, in the order in which a page offers them.',
  )
  @ApiOkResponse({ description: 'The services.', type: LinkageProvidersResponse })
  @Fails()
  listLinkageProviders(): LinkageProvidersResponse {
    return toLinkageProviders(this.authorization.listProviders());
  }

  @Get(':provider/redirect')
  @ApiSummary(
    'Begin to link an account',
    'Answers where the browser goes on, and sets the cookie `linkageState` that binds the way back to it, for the account that is signed in, for 20 minutes. A second way begun in the same browser ends the first.',
  )
  @ApiLinkageProviderParam()
  @ApiOkResponse({
    description: 'The address to go to; the cookie `linkageState` is set.',
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
    'Link the accounts that a consent opens',
    'Takes the code and the state that the browser came back with, both good once, and links every account that the consent opens: several, where a person has several channels. What is linked already is brought up to date, and works again where it had to be linked again.',
  )
  @ApiLinkageProviderParam()
  @ApiCreatedResponse({
    description: 'The accounts that were linked, at least one of which is new on the page.',
    type: OwnLinkageListResponse,
  })
  @ApiOkResponse({
    description: 'The accounts that were linked, all of which were before.',
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
