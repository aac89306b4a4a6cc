import { Module } from '@nestjs/common';
import { OauthCookies } from './oauth-cookies.js';
import { OauthStatesRepository } from './oauth-states.repository.js';
import { OauthStatesService } from './oauth-states.service.js';

/** The ways of browsers to providers and back, whatever they go there for. */
@Module({
  providers: [OauthCookies, OauthStatesRepository, OauthStatesService],
  exports: [OauthCookies, OauthStatesRepository, OauthStatesService],
})
export class OauthWaysModule {}
