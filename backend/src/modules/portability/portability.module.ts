import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { SecurityModule } from '../../security/security.module.js';
import { StorageModule } from '../../storage/storage.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BlocksModule } from '../blocks/blocks.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { ContentsModule } from '../contents/contents.module.js';
import { HeadlinesModule } from '../headlines/headlines.module.js';
import { ItemsModule } from '../items/items.module.js';
import { LinksModule } from '../links/links.module.js';
import { OAuthModule } from '../oauth/oauth.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ArchiveContentsService } from './archive-contents.service.js';
import { ArchiveFilesRepository } from './archive-files.repository.js';
import { ArchiveSchemaController } from './archive-schema.controller.js';
import { ArchiveStoreService } from './archive-store.service.js';
import { ArchiveWriterService } from './archive-writer.service.js';
import { ExportJob } from './export.job.js';
import { ExportsController } from './exports.controller.js';
import { ExportsRepository } from './exports.repository.js';
import { ExportsService } from './exports.service.js';
import { FileReaderService } from './file-reader.service.js';
import { ImportJob } from './import.job.js';
import { ImportRunnerService } from './import-runner.service.js';
import { ImportsController } from './imports.controller.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { OwnPageService } from './own-page.service.js';
import { SweepArchivesJob } from './sweep-archives.job.js';

/** Export and import of creators’ data. */
@Module({
  imports: [
    AccountsModule,
    BlocksModule,
    CategoriesModule,
    ContentsModule,
    HeadlinesModule,
    ItemsModule,
    JobsModule,
    LinksModule,
    MailModule,
    OAuthModule,
    PicturesModule,
    SecurityModule,
    StorageModule,
  ],
  controllers: [ArchiveSchemaController, ExportsController, ImportsController],
  providers: [
    ArchiveContentsService,
    ArchiveFilesRepository,
    ArchiveStoreService,
    ArchiveWriterService,
    ExportJob,
    ExportsRepository,
    ExportsService,
    { provide: FileReaderService, useFactory: () => new FileReaderService() },
    ImportJob,
    ImportRunnerService,
    ImportsRepository,
    ImportsService,
    OwnPageService,
    SweepArchivesJob,
  ],
})
export class PortabilityModule {}
