import { Module } from '@nestjs/common';
import { OAuthCookiesService } from './oauth-cookies.service.js';
import { OauthStatesRepository } from './oauth-states.repository.js';
import { OauthStatesService } from './oauth-states.service.js';

/** The ways of browsers to providers and back, whatever they go there for. */
@Module({
  providers: [OAuthCookiesService, OauthStatesRepository, OauthStatesService],
  exports: [OAuthCookiesService, OauthStatesRepository, OauthStatesService],
})
export class OauthWaysModule {}
