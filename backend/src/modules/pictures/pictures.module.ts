import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { StorageModule } from '../../storage/storage.module.js';
import { MediaController } from './media.controller.js';
import { PictureProcessingService } from './picture-processing.service.js';
import { PictureSweepJob } from './picture-sweep.job.js';
import { PictureWorkerService } from './picture-worker.service.js';
import { ProviderImagesService } from './provider-images.service.js';
import { PicturesController } from './pictures.controller.js';
import { PictureReadModel } from './picture.read-model.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesService } from './pictures.service.js';

/** Pictures: processing, storing and serving them. */
@Module({
  imports: [JobsModule, ProvidersModule, StorageModule],
  controllers: [MediaController, PicturesController],
  providers: [
    { provide: PictureWorkerService, useFactory: () => new PictureWorkerService() },
    PictureProcessingService,
    PictureReadModel,
    PictureSweepJob,
    PicturesRepository,
    PicturesService,
    ProviderImagesService,
  ],
  exports: [PicturesService, PictureWorkerService, ProviderImagesService],
})
export class PicturesModule {}
