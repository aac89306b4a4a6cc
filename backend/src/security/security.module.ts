import { Module } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { BodyKindGuard } from '../common/http/body-kind.guard.js';
import { AppConfig } from '../config/app-config.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { EmailHashService } from './email-hash.service.js';
import { ExpirySweepJob } from './expiry-sweep.job.js';
import { BrowserTrustService } from './flows/browser-trust.service.js';
import { CodeRequestsService } from './flows/code-requests.service.js';
import { CodeStopsRepository } from './flows/code-stops.repository.js';
import { CodeStopsService } from './flows/code-stops.service.js';
import { FlowCookiesService } from './flows/flow-cookies.service.js';
import { FlowsRepository } from './flows/flows.repository.js';
import { FlowsService } from './flows/flows.service.js';
import { KeyRingService } from './key-ring.service.js';
import { KnownDeviceCookieService } from './login-lock/known-device-cookie.service.js';
import { KnownDevicesService } from './login-lock/known-devices.service.js';
import { LoginCountsRepository } from './login-lock/login-counts.repository.js';
import { LoginLockService } from './login-lock/login-lock.service.js';
import { PasswordHasherService } from './passwords/password-hasher.service.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { SealedBoxService } from './sealed-box.service.js';
import { AccessTokensService } from './sessions/access-tokens.service.js';
import { AccessTokenStrategiesService } from './sessions/access-token-strategies.service.js';
import { BrowserSignInService } from './sessions/browser-sign-in.service.js';
import { OpenReadsGuard } from './open-reads.guard.js';
import { RefreshTokensService } from './sessions/refresh-tokens.service.js';
import { SessionCookiesService } from './sessions/session-cookies.service.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionReadModel } from './sessions/session.read-model.js';
import { SessionRenewalService } from './sessions/session-renewal.service.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { MailAllowanceService } from './throttling/mail-allowance.service.js';
import { ThrottleGuard } from './throttling/throttle.guard.js';
import { ThrottleService } from './throttling/throttle.service.js';
import { type CountedBy } from './throttling/throttled.decorator.js';

/** A global guard that counts by client or by account. */
const throttleGuard = (countedBy: CountedBy) => ({
  provide: APP_GUARD,
  useFactory: (reflector: Reflector, throttle: ThrottleService) =>
    new ThrottleGuard(countedBy, reflector, throttle),
  inject: [Reflector, ThrottleService],
});

/** Passwords, sessions, code flows, the login lock, throttling, and the global guards. */
@Module({
  imports: [JobsModule],
  providers: [
    {
      provide: KeyRingService,
      useFactory: (config: AppConfig) => new KeyRingService(config.secrets),
      inject: [AppConfig],
    },
    {
      provide: SealedBoxService,
      useFactory: (config: AppConfig) => new SealedBoxService(config.secrets),
      inject: [AppConfig],
    },
    {
      provide: RefreshTokensService,
      useFactory: (keys: KeyRingService) => new RefreshTokensService(keys),
      inject: [KeyRingService],
    },
    // First, so that scripts can read refusals too.
    { provide: APP_GUARD, useClass: OpenReadsGuard },
    { provide: APP_GUARD, useClass: BodyKindGuard },
    // The order matters: throttling by client comes before authentication.
    throttleGuard('client'),
    { provide: APP_GUARD, useClass: SessionGuard },
    throttleGuard('account'),
    AccessTokensService,
    AccessTokenStrategiesService,
    BrowserSignInService,
    BrowserTrustService,
    CodeRequestsService,
    CodeStopsService,
    CodeStopsRepository,
    EmailHashService,
    ExpirySweepJob,
    FlowCookiesService,
    FlowsRepository,
    FlowsService,
    KnownDeviceCookieService,
    KnownDevicesService,
    LoginCountsRepository,
    LoginLockService,
    MailAllowanceService,
    PasswordHasherService,
    PasswordsService,
    SessionCookiesService,
    SessionReadModel,
    SessionRenewalService,
    SessionsRepository,
    SessionsService,
    ThrottleService,
  ],
  exports: [
    BrowserSignInService,
    BrowserTrustService,
    CodeRequestsService,
    CodeStopsService,
    EmailHashService,
    FlowCookiesService,
    FlowsService,
    KnownDeviceCookieService,
    KnownDevicesService,
    LoginLockService,
    MailAllowanceService,
    PasswordsService,
    SealedBoxService,
    SessionCookiesService,
    SessionsService,
    ThrottleService,
  ],
})
export class SecurityModule {}
