import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { SecurityModule } from '../security/security.module.js';
import { MailOutboxService } from './mail-outbox.service.js';
import { MailClient } from './mail.client.js';
import { SmtpMailClient } from './smtp-mail.client.js';

/** The outbox, and the SMTP server behind it. */
@Module({
  imports: [JobsModule, SecurityModule],
  providers: [MailOutboxService, { provide: MailClient, useClass: SmtpMailClient }],
  exports: [MailOutboxService],
})
export class MailModule {}
