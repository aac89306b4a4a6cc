import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { SecurityModule } from '../security/security.module.js';
import { MailOutboxService } from './mail-outbox.service.js';
import { MailClient } from './mail.client.js';
import { SmtpMailClient } from './smtp-mail.client.js';

/** Mail: the outbox and the SMTP client. */
@Module({
  imports: [JobsModule, SecurityModule],
  providers: [MailOutboxService, { provide: MailClient, useClass: SmtpMailClient }],
  exports: [MailOutboxService],
})
export class MailModule {}
