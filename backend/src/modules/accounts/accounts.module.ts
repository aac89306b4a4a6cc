import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { SecurityModule } from '../../security/security.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { OperatorActsModule } from '../operator-acts/operator-acts.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { WithdrawReasonsModule } from '../withdraw-reasons/withdraw-reasons.module.js';
import { AccountEraser } from './account-eraser.js';
import { AccountEvents } from './account-events.js';
import { AccountMails } from './account-mails.js';
import { AccountOperations } from './account-operations.js';
import { AccountPurge } from './account-purge.js';
import { AccountReadModel } from './account.read-model.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';
import { CodeEntryService } from './code-entry.service.js';
import { DisplayIdChanges } from './display-id-changes.js';
import { DisplayIdsRepository } from './display-ids.repository.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailUndoService } from './email-undo.service.js';
import { EmailUndosRepository } from './email-undos.repository.js';
import { EmailController } from './email.controller.js';
import { FormerDisplayIds } from './former-display-ids.js';
import { NewAccounts } from './new-accounts.js';
import { OperatorReports } from './operator-reports.js';
import { OperatedAccountReadModel } from './operated-account.read-model.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordController } from './password.controller.js';
import { RestorationsRepository } from './restorations.repository.js';
import { SignUpCompletionService } from './sign-up-completion.service.js';
import { SignUpMails } from './sign-up-mails.js';
import { SignUpReadModel } from './sign-up.read-model.js';
import { SignUpSweep } from './sign-up-sweep.js';
import { SignUpService } from './sign-up.service.js';
import { SignUpsRepository } from './sign-ups.repository.js';
import { WithdrawalController } from './withdrawal.controller.js';
import { WithdrawalService } from './withdrawal.service.js';

/** Creators: signing up, what an account says, every change of it, and leaving. */
@Module({
  imports: [
    CategoriesModule,
    DocumentsModule,
    JobsModule,
    MailModule,
    NoticesModule,
    OperatorActsModule,
    PicturesModule,
    SecurityModule,
    WithdrawReasonsModule,
  ],
  controllers: [AccountsController, EmailController, PasswordController, WithdrawalController],
  providers: [
    AccountEraser,
    AccountEvents,
    AccountMails,
    AccountOperations,
    AccountPurge,
    AccountReadModel,
    AccountsRepository,
    AccountsService,
    CodeEntryService,
    DisplayIdChanges,
    DisplayIdsRepository,
    EmailChangeService,
    EmailUndoService,
    EmailUndosRepository,
    FormerDisplayIds,
    NewAccounts,
    OperatedAccountReadModel,
    OperatorReports,
    PasswordChangeService,
    PasswordResetService,
    RestorationsRepository,
    SignUpCompletionService,
    SignUpMails,
    SignUpReadModel,
    SignUpService,
    SignUpSweep,
    SignUpsRepository,
    WithdrawalService,
  ],
  exports: [
    AccountEvents,
    AccountMails,
    AccountOperations,
    AccountReadModel,
    AccountsService,
    AccountsRepository,
    CodeEntryService,
    DisplayIdsRepository,
    NewAccounts,
    PasswordResetService,
    RestorationsRepository,
    SignUpService,
  ],
})
export class AccountsModule {}
