import { Module } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { GoogleClient } from './google/google-client.js';
import { ImageDownloads } from './image-downloads.js';
import { InstagramClient } from './instagram/instagram-client.js';
import { LineClient } from './line/line-client.js';
import { LinkageClients } from './linkage-clients.js';
import { ProviderHttp } from './provider-http.js';
import { TiktokClient } from './tiktok/tiktok-client.js';
import { XClient } from './x/x-client.js';

/** The services of others, as clients that know their addresses and manners and nothing of our areas. */
@Module({
  providers: [
    GoogleClient,
    {
      provide: ImageDownloads,
      useFactory: (config: AppConfig) => new ImageDownloads(config),
      inject: [AppConfig],
    },
    InstagramClient,
    LineClient,
    LinkageClients,
    ProviderHttp,
    TiktokClient,
    XClient,
  ],
  exports: [GoogleClient, ImageDownloads, InstagramClient, LineClient, LinkageClients, TiktokClient],
})
export class ProvidersModule {}
