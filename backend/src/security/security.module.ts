import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AppConfig } from '../config/app-config.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { ExpirySweep } from './expiry-sweep.js';
import { FlowCookies } from './flows/flow-cookies.js';
import { FlowsRepository } from './flows/flows.repository.js';
import { FlowsService } from './flows/flows.service.js';
import { KeyRing } from './key-ring.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordPolicy } from './passwords/password-policy.js';
import { Passwords } from './passwords/passwords.js';
import { SealedBox } from './sealed-box.js';
import { AccessTokens } from './sessions/access-token.js';
import { Authenticator } from './sessions/authenticator.js';
import { RefreshTokens } from './sessions/refresh-token.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { MailAllowance } from './throttling/mail-allowance.js';
import { Throttle } from './throttling/throttle.js';

/** Passwords, sessions, flows with codes, throttles, and the guard in front of every operation. */
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
    { provide: APP_GUARD, useClass: SessionGuard },
    AccessTokens,
    Authenticator,
    ExpirySweep,
    FlowCookies,
    FlowsRepository,
    FlowsService,
    MailAllowance,
    PasswordHasher,
    PasswordPolicy,
    Passwords,
    SessionCookies,
    SessionsRepository,
    SessionsService,
    Throttle,
  ],
  exports: [
    Authenticator,
    FlowCookies,
    FlowsService,
    MailAllowance,
    Passwords,
    SealedBox,
    SessionCookies,
    SessionsService,
    Throttle,
  ],
})
export class SecurityModule {}
