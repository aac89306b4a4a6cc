import { Module } from '@nestjs/common';
import { SecurityModule } from '../../security/security.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuthController } from './auth.controller.js';
import { CodesController } from './codes.controller.js';
import { ConfirmationController } from './confirmation.controller.js';
import { ConfirmationService } from './confirmation.service.js';
import { ForgotPasswordController } from './forgot-password.controller.js';
import { LogInNoticesService } from './log-in-notices.service.js';
import { LogInService } from './log-in.service.js';
import { SessionsController } from './sessions.controller.js';

/** Login, logout and sessions. */
@Module({
  imports: [AccountsModule, SecurityModule],
  controllers: [
    AuthController,
    CodesController,
    ConfirmationController,
    ForgotPasswordController,
    SessionsController,
  ],
  providers: [ConfirmationService, LogInNoticesService, LogInService],
  exports: [LogInNoticesService],
})
export class AuthModule {}
