import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { SecurityModule } from '../../security/security.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { IdentityOwnerReadModel } from './identity-owner.read-model.js';
import { OauthSweep } from './oauth-sweep.js';
import { OauthWaysModule } from './oauth-ways.module.js';
import { SocialConnectionsController } from './social-connections.controller.js';
import { SocialConnectionsService } from './social-connections.service.js';
import { SocialGrants } from './social-grants.js';
import { SocialIdentitiesRepository } from './social-identities.repository.js';
import { SocialLoginController } from './social-login.controller.js';
import { SocialLoginService } from './social-login.service.js';
import { SocialSignIns } from './social-sign-ins.js';
import { SocialSignUpService } from './social-sign-up.service.js';
import { SocialSignUpsRepository } from './social-sign-ups.repository.js';
import { SocialVerificationService } from './social-verification.service.js';
import { SocialWaysService } from './social-ways.service.js';

/** Signing in with the accounts that people have elsewhere. */
@Module({
  imports: [
    AccountsModule,
    AuthModule,
    DocumentsModule,
    JobsModule,
    OauthWaysModule,
    ProvidersModule,
    SecurityModule,
  ],
  controllers: [SocialLoginController, SocialConnectionsController],
  providers: [
    IdentityOwnerReadModel,
    OauthSweep,
    SocialConnectionsService,
    SocialGrants,
    SocialIdentitiesRepository,
    SocialLoginService,
    SocialSignIns,
    SocialSignUpService,
    SocialSignUpsRepository,
    SocialVerificationService,
    SocialWaysService,
  ],
  exports: [SocialWaysService],
})
export class OauthModule {}
