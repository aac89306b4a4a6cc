import { Body, Controller, Delete, Param, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../../common/http/api-operations.js';
import { type Request, type Response } from 'express';
import { ApiFlowToken } from '../../../common/http/flow-token.js';
import { OAUTH_COOKIES } from '../authorization/oauth-cookies.js';
import { AccountId, CurrentSession } from '../../../common/auth/signed-in.decorator.js';
import { Fails } from '../../../common/errors/fails.decorator.js';
import { InvalidInput } from '../../../common/errors/request-errors.js';
import { requestLanguage } from '../../../common/http/request-context.js';
import {
  GrantRefused,
  IdentityNotVerified,
  ProviderUnavailable,
} from '../../../providers/provider.errors.js';
import { FreshProofNeeded } from '../../../security/sessions/fresh-proof.errors.js';
import { FRESH_PROOF_MINUTES, type SignedIn } from '../../../security/sessions/sessions.service.js';
import { Throttled } from '../../../security/throttling/throttled.decorator.js';
import { toOwnAccount } from '../../accounts/account.mapper.js';
import { OwnAccountResponse } from '../../accounts/dto/own-account.response.js';
import { SocialReturnRequest } from './dto/social-return.request.js';
import { OAuthStateUnknown, SocialProviderUnknown } from '../authorization/authorization.errors.js';
import { LastWayIn, NotConnected, SocialUserTaken } from './social-login.errors.js';
import { OAuthCookiesService } from '../authorization/oauth-cookies.service.js';
import { SocialConnectionsService } from './social-connections.service.js';
import { ApiSocialProviderParam } from './social-provider.param.js';
import { SocialAuthorizationService } from '../authorization/social-authorization.service.js';

@ApiTags('oauth')
@Controller('api/oauth/social-login/providers/:provider/connection')
export class SocialConnectionsController {
  constructor(
    private readonly authorization: SocialAuthorizationService,
    private readonly connections: SocialConnectionsService,
    private readonly cookies: OAuthCookiesService,
  ) {}

  @Put()
  @Throttled('LOGIN')
  @ApiFlowToken(OAUTH_COOKIES.oauthState.name)
  @ApiSummary(
    'Connect your account to a provider',
    `Exchanges the single-use code, and lets you log in with the provider from then on. Replaces a user of the provider that was connected before. The owner is notified by e-mail. Requires a login or a confirmation (\`POST /api/auth/confirm\`) within the last ${FRESH_PROOF_MINUTES} minutes; without one, the code stays valid.`,
  )
  @ApiSocialProviderParam()
  @ApiOkResponse({ description: 'The updated account.', type: OwnAccountResponse })
  @Fails(
    FreshProofNeeded,
    SocialUserTaken,
    IdentityNotVerified,
    OAuthStateUnknown,
    GrantRefused,
    ProviderUnavailable,
    SocialProviderUnknown,
  )
  async connectSocialLogin(
    @Param('provider') name: string,
    @CurrentSession() signedIn: SignedIn,
    @Body() { code, state }: SocialReturnRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnAccountResponse> {
    const provider = this.authorization.requireProvider(name);
    const token = this.cookies.readState(request);
    const account = await this.connections.connect(signedIn, provider, { code, state, token });
    this.cookies.clearState(response);
    return toOwnAccount(account, requestLanguage());
  }

  @Delete()
  @ApiSummary(
    'Disconnect your account from a provider',
    'Also revokes the consent at the provider. Rejected if you could no longer log in: that requires a confirmed e-mail address and a password.',
  )
  @ApiSocialProviderParam()
  @NoContent('The account has been disconnected.')
  @Fails(InvalidInput, LastWayIn, NotConnected, SocialProviderUnknown)
  async disconnectSocialLogin(
    @Param('provider') name: string,
    @AccountId() accountId: string,
  ): Promise<void> {
    await this.connections.disconnect(accountId, this.authorization.requireProvider(name));
  }
}
