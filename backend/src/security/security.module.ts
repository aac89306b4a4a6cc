import { Module } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { BodyKindGuard } from '../common/http/body-kind.guard.js';
import { AppConfig } from '../config/app-config.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { EmailHash } from './email-hash.js';
import { ExpirySweep } from './expiry-sweep.js';
import { CodeBrowsers } from './flows/code-browsers.js';
import { CodeRequests } from './flows/code-requests.js';
import { CodeStopsRepository } from './flows/code-stops.repository.js';
import { CodeStops } from './flows/code-stops.js';
import { FlowCookies } from './flows/flow-cookies.js';
import { FlowsRepository } from './flows/flows.repository.js';
import { FlowsService } from './flows/flows.service.js';
import { KeyRing } from './key-ring.js';
import { KnownDeviceCookie } from './login-lock/known-device-cookie.js';
import { KnownDevices } from './login-lock/known-devices.js';
import { LoginCountsRepository } from './login-lock/login-counts.repository.js';
import { LoginLock } from './login-lock/login-lock.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordPolicy } from './passwords/password-policy.js';
import { Passwords } from './passwords/passwords.js';
import { SealedBox } from './sealed-box.js';
import { AccessTokens } from './sessions/access-token.js';
import { AccessTokenStrategies } from './sessions/access-token.strategies.js';
import { BrowserSignIn } from './sessions/browser-sign-in.js';
import { RefreshTokens } from './sessions/refresh-token.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionReadModel } from './sessions/session.read-model.js';
import { SessionRenewal } from './sessions/session-renewal.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { MailAllowance } from './throttling/mail-allowance.js';
import { ThrottleGuard } from './throttling/throttle.guard.js';
import { Throttle } from './throttling/throttle.js';
import { type CountedBy } from './throttling/throttled.decorator.js';

/** A guard in front of every operation that counts by client or by account. */
const throttleGuard = (countedBy: CountedBy) => ({
  provide: APP_GUARD,
  useFactory: (reflector: Reflector, throttle: Throttle) => new ThrottleGuard(countedBy, reflector, throttle),
  inject: [Reflector, Throttle],
});

/** Passwords, sessions, flows with codes, the lock of the login, throttles, and the guards in front of every operation. */
@Module({
  imports: [JobsModule],
  providers: [
    { provide: KeyRing, useFactory: (config: AppConfig) => new KeyRing(config.secrets), inject: [AppConfig] },
    {
      provide: SealedBox,
      useFactory: (config: AppConfig) => new SealedBox(config.secrets),
      inject: [AppConfig],
    },
    { provide: RefreshTokens, useFactory: (keys: KeyRing) => new RefreshTokens(keys), inject: [KeyRing] },
    { provide: APP_GUARD, useClass: BodyKindGuard },
    // In this order: who asks too often is turned away before anybody looks who it is.
    throttleGuard('client'),
    { provide: APP_GUARD, useClass: SessionGuard },
    throttleGuard('account'),
    AccessTokens,
    AccessTokenStrategies,
    BrowserSignIn,
    CodeBrowsers,
    CodeRequests,
    CodeStops,
    CodeStopsRepository,
    EmailHash,
    ExpirySweep,
    FlowCookies,
    FlowsRepository,
    FlowsService,
    KnownDeviceCookie,
    KnownDevices,
    LoginCountsRepository,
    LoginLock,
    MailAllowance,
    PasswordHasher,
    PasswordPolicy,
    Passwords,
    SessionCookies,
    SessionReadModel,
    SessionRenewal,
    SessionsRepository,
    SessionsService,
    Throttle,
  ],
  exports: [
    BrowserSignIn,
    CodeBrowsers,
    CodeRequests,
    CodeStops,
    EmailHash,
    FlowCookies,
    FlowsService,
    KnownDeviceCookie,
    KnownDevices,
    LoginLock,
    MailAllowance,
    Passwords,
    SealedBox,
    SessionCookies,
    SessionsService,
    Throttle,
  ],
})
export class SecurityModule {}
