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
import { AccountEraserService } from './account-eraser.service.js';
import { AccountEventsService } from './account-events.service.js';
import { AccountMailsService } from './account-mails.service.js';
import { AccountOperationsService } from './account-operations.service.js';
import { AccountPurgeJob } from './account-purge.job.js';
import { AccountReadModel } from './account.read-model.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';
import { CodeEntryService } from './code-entry.service.js';
import { DisplayIdChangeService } from './display-id-change.service.js';
import { DisplayIdsRepository } from './display-ids.repository.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailUndoService } from './email-undo.service.js';
import { EmailUndosRepository } from './email-undos.repository.js';
import { EmailController } from './email.controller.js';
import { FormerDisplayIdsService } from './former-display-ids.service.js';
import { AccountCreationService } from './account-creation.service.js';
import { OperatorReportsService } from './operator-reports.service.js';
import { OperatedAccountReadModel } from './operated-account.read-model.js';
import { OwnerCodesService } from './owner-codes.service.js';
import { PasswordAttemptsService } from './password-attempts.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordController } from './password.controller.js';
import { RestorationsRepository } from './restorations.repository.js';
import { SignUpCompletionService } from './sign-up-completion.service.js';
import { SignUpMailsService } from './sign-up-mails.service.js';
import { SignUpReadModel } from './sign-up.read-model.js';
import { SignUpSweepJob } from './sign-up-sweep.job.js';
import { SignUpService } from './sign-up.service.js';
import { SignUpsRepository } from './sign-ups.repository.js';
import { WithdrawalController } from './withdrawal.controller.js';
import { WithdrawalService } from './withdrawal.service.js';

/** Accounts: sign-up, profile, settings and withdrawal. */
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
    AccountEraserService,
    AccountEventsService,
    AccountMailsService,
    AccountOperationsService,
    AccountPurgeJob,
    AccountReadModel,
    AccountsRepository,
    AccountsService,
    CodeEntryService,
    DisplayIdChangeService,
    DisplayIdsRepository,
    EmailChangeService,
    EmailUndoService,
    EmailUndosRepository,
    FormerDisplayIdsService,
    AccountCreationService,
    OperatedAccountReadModel,
    OperatorReportsService,
    OwnerCodesService,
    PasswordAttemptsService,
    PasswordChangeService,
    PasswordResetService,
    RestorationsRepository,
    SignUpCompletionService,
    SignUpMailsService,
    SignUpReadModel,
    SignUpService,
    SignUpSweepJob,
    SignUpsRepository,
    WithdrawalService,
  ],
  exports: [
    AccountEventsService,
    AccountMailsService,
    AccountOperationsService,
    AccountReadModel,
    AccountsService,
    CodeEntryService,
    AccountCreationService,
    OwnerCodesService,
    PasswordAttemptsService,
    PasswordResetService,
    SignUpService,
  ],
})
export class AccountsModule {}
