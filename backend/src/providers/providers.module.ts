import { Module } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { ImageDownloads } from './image-downloads.js';
import { LineClient } from './line/line-client.js';
import { ProviderHttp } from './provider-http.js';

/** The services of others, as clients that know their addresses and manners and nothing of our areas. */
@Module({
  providers: [
    {
      provide: ImageDownloads,
      useFactory: (config: AppConfig) => new ImageDownloads(config),
      inject: [AppConfig],
    },
    LineClient,
    ProviderHttp,
  ],
  exports: [ImageDownloads, LineClient],
})
export class ProvidersModule {}
