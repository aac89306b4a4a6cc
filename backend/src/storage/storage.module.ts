import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { MetricsRegistryService } from '../metrics/metrics-registry.service.js';
import { MeasuredMediaStoreService } from './measured-media-store.service.js';
import { MediaStoreService } from './media-store.service.js';
import { openMediaStore } from './open-media-store.js';

/** The picture store. */
@Module({
  providers: [
    {
      provide: MediaStoreService,
      useFactory: (config: AppConfig, registry: MetricsRegistryService) =>
        new MeasuredMediaStoreService(openMediaStore(config), registry),
      inject: [AppConfig, MetricsRegistryService],
    },
  ],
  exports: [MediaStoreService],
})
export class StorageModule implements OnApplicationShutdown {
  constructor(private readonly store: MediaStoreService) {}

  onApplicationShutdown(): void {
    this.store.close();
  }
}
