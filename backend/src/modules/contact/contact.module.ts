import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { SecurityModule } from '../../security/security.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ContentsModule } from '../contents/contents.module.js';
import { ItemsModule } from '../items/items.module.js';
import { LinksModule } from '../links/links.module.js';
import { ContactMailsService } from './contact-mails.service.js';
import { ContactMessageReadModel } from './contact-message.read-model.js';
import { ContactSweepJob } from './contact-sweep.job.js';
import { ContactController } from './contact.controller.js';
import { ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { ReportSubjectReadModel } from './report-subject.read-model.js';
import { ReportSubjectsService } from './report-subjects.service.js';

/** Messages to the operator: questions, and reports about creators' pages. */
@Module({
  imports: [AccountsModule, ContentsModule, ItemsModule, JobsModule, LinksModule, MailModule, SecurityModule],
  controllers: [ContactController],
  providers: [
    ContactMailsService,
    ContactMessageReadModel,
    ContactRepository,
    ContactService,
    ContactSweepJob,
    ReportSubjectReadModel,
    ReportSubjectsService,
  ],
  exports: [ContactService, ReportSubjectsService],
})
export class ContactModule {}
