import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { SecurityModule } from '../security/security.module.js';
import { MailOutbox } from './mail-outbox.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** The outbox, and the SMTP server behind it. */
@Module({
  imports: [JobsModule, SecurityModule],
  providers: [MailOutbox, { provide: Mailer, useClass: SmtpMailer }],
  exports: [MailOutbox],
})
export class MailModule {}
