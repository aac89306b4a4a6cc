import { Module } from '@nestjs/common';
import { SecurityModule } from '../../security/security.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';

/** Logging in and out. */
@Module({
  imports: [AccountsModule, SecurityModule],
  controllers: [AuthController],
  providers: [AuthService],
})
export class AuthModule {}
