import { Module } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { GoogleClient } from './google/google.client.js';
import { ImageDownloadClient } from './image-download.client.js';
import { InstagramClient } from './instagram/instagram.client.js';
import { LineClient } from './line/line.client.js';
import { LinkageClientsService } from './linkage-clients.service.js';
import { ProviderHttpClient } from './provider-http.client.js';
import { TiktokClient } from './tiktok/tiktok.client.js';
import { XClient } from './x/x.client.js';

/** The clients of external services. They know nothing of our modules. */
@Module({
  providers: [
    GoogleClient,
    {
      provide: ImageDownloadClient,
      useFactory: (config: AppConfig) => new ImageDownloadClient(config),
      inject: [AppConfig],
    },
    InstagramClient,
    LineClient,
    LinkageClientsService,
    ProviderHttpClient,
    TiktokClient,
    XClient,
  ],
  exports: [
    GoogleClient,
    ImageDownloadClient,
    InstagramClient,
    LineClient,
    LinkageClientsService,
    TiktokClient,
  ],
})
export class ProvidersModule {}
