import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { SecurityModule } from '../../security/security.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';
import { NewAccounts } from './new-accounts.js';
import { SignUpCompletionService } from './sign-up-completion.service.js';
import { SignUpMails } from './sign-up-mails.js';
import { SignUpSweep } from './sign-up-sweep.js';
import { DisplayIdsRepository } from './display-ids.repository.js';
import { SignUpService } from './sign-up.service.js';
import { SignUpsRepository } from './sign-ups.repository.js';

/** Creators: signing up, and what an account says. */
@Module({
  imports: [JobsModule, MailModule, SecurityModule],
  controllers: [AccountsController],
  providers: [
    AccountsRepository,
    AccountsService,
    DisplayIdsRepository,
    NewAccounts,
    SignUpCompletionService,
    SignUpMails,
    SignUpService,
    SignUpSweep,
    SignUpsRepository,
  ],
  exports: [AccountsService, AccountsRepository, DisplayIdsRepository, NewAccounts, SignUpService],
})
export class AccountsModule {}
