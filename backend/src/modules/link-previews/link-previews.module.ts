import { Module } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { SecurityModule } from '../../security/security.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { LinkPreviewsController } from './link-previews.controller.js';
import { LinkPreviewsService } from './link-previews.service.js';
import { WebReaderClient } from './web-reader.client.js';

/** Previews of pages that creators link to. */
@Module({
  imports: [PicturesModule, SecurityModule],
  controllers: [LinkPreviewsController],
  providers: [
    LinkPreviewsService,
    {
      provide: WebReaderClient,
      useFactory: (config: AppConfig) => new WebReaderClient(config),
      inject: [AppConfig],
    },
  ],
})
export class LinkPreviewsModule {}
