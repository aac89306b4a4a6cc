import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { ProvidersModule } from '../../providers/providers.module.js';
import { StorageModule } from '../../storage/storage.module.js';
import { MediaController } from './media.controller.js';
import { PictureMaker } from './picture-maker.js';
import { PictureSweep } from './picture-sweep.js';
import { PictureWorkshop } from './picture-workshop.js';
import { ProviderImages } from './provider-images.js';
import { PicturesController } from './pictures.controller.js';
import { PictureReadModel } from './picture.read-model.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesService } from './pictures.service.js';

/** Pictures: taking them, keeping their files, and answering them. */
@Module({
  imports: [JobsModule, ProvidersModule, StorageModule],
  controllers: [MediaController, PicturesController],
  providers: [
    { provide: PictureWorkshop, useFactory: () => new PictureWorkshop() },
    PictureMaker,
    PictureReadModel,
    PictureSweep,
    PicturesRepository,
    PicturesService,
    ProviderImages,
  ],
  exports: [PicturesService, ProviderImages],
})
export class PicturesModule {}
