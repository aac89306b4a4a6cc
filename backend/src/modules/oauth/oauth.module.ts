import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { SecurityModule } from '../../security/security.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { LinkageAuthorizationService } from './authorization/linkage-authorization.service.js';
import { OAuthCookiesService } from './authorization/oauth-cookies.service.js';
import { OAuthStatesRepository } from './authorization/oauth-states.repository.js';
import { OAuthStatesService } from './authorization/oauth-states.service.js';
import { SocialAuthorizationService } from './authorization/social-authorization.service.js';
import { ChannelRefreshJob } from './linkages/channel-refresh.job.js';
import { LinkageAuthorizationController } from './linkages/linkage-authorization.controller.js';
import { LinkageGrantsRepository } from './linkages/linkage-grants.repository.js';
import { LinkageGrantsService } from './linkages/linkage-grants.service.js';
import { LinkageMaintenanceJob } from './linkages/linkage-maintenance.job.js';
import { LinkageNoticesService } from './linkages/linkage-notices.service.js';
import { LinkagePicturesService } from './linkages/linkage-pictures.service.js';
import { LinkageRegistrationService } from './linkages/linkage-registration.service.js';
import { LinkageRevocationService } from './linkages/linkage-revocation.service.js';
import { LinkageReadModel } from './linkages/linkage.read-model.js';
import { LinkagesController } from './linkages/linkages.controller.js';
import { LinkagesRepository } from './linkages/linkages.repository.js';
import { LinkagesService } from './linkages/linkages.service.js';
import { OAuthSweepJob } from './oauth-sweep.job.js';
import { LinkedPostsService } from './posts/linked-posts.service.js';
import { ListedPostsRepository } from './posts/listed-posts.repository.js';
import { PostsController } from './posts/posts.controller.js';
import { PreviewsController } from './posts/previews.controller.js';
import { PreviewsService } from './posts/previews.service.js';
import { IdentityOwnerReadModel } from './social-login/identity-owner.read-model.js';
import { SocialConnectionsController } from './social-login/social-connections.controller.js';
import { SocialConnectionsService } from './social-login/social-connections.service.js';
import { SocialGrantsService } from './social-login/social-grants.service.js';
import { SocialIdentitiesRepository } from './social-login/social-identities.repository.js';
import { SocialLoginController } from './social-login/social-login.controller.js';
import { SocialLoginService } from './social-login/social-login.service.js';
import { SocialSessionsService } from './social-login/social-sessions.service.js';
import { SocialSignUpService } from './social-login/social-sign-up.service.js';
import { SocialSignUpsRepository } from './social-login/social-sign-ups.repository.js';
import { SocialVerificationService } from './social-login/social-verification.service.js';

const AUTHORIZATION = [
  LinkageAuthorizationService,
  OAuthCookiesService,
  OAuthStatesRepository,
  OAuthStatesService,
  SocialAuthorizationService,
];

const LINKAGES = [
  ChannelRefreshJob,
  LinkageGrantsRepository,
  LinkageGrantsService,
  LinkageMaintenanceJob,
  LinkageNoticesService,
  LinkagePicturesService,
  LinkageRegistrationService,
  LinkageRevocationService,
  LinkageReadModel,
  LinkagesRepository,
  LinkagesService,
];

const POSTS = [LinkedPostsService, ListedPostsRepository, PreviewsService];

const SOCIAL_LOGIN = [
  IdentityOwnerReadModel,
  SocialConnectionsService,
  SocialGrantsService,
  SocialIdentitiesRepository,
  SocialLoginService,
  SocialSessionsService,
  SocialSignUpService,
  SocialSignUpsRepository,
  SocialVerificationService,
];

/** OAuth: social login, linked accounts and their posts. */
@Module({
  imports: [
    AccountsModule,
    AuthModule,
    DocumentsModule,
    JobsModule,
    MailModule,
    NoticesModule,
    PicturesModule,
    ProvidersModule,
    SecurityModule,
  ],
  controllers: [
    LinkagesController,
    LinkageAuthorizationController,
    PostsController,
    PreviewsController,
    SocialLoginController,
    SocialConnectionsController,
  ],
  providers: [...AUTHORIZATION, ...LINKAGES, ...POSTS, ...SOCIAL_LOGIN, OAuthSweepJob],
  exports: [LinkagesService, LinkedPostsService, SocialAuthorizationService],
})
export class OAuthModule {}
