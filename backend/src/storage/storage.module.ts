import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { Meters } from '../metrics/meters.js';
import { MeasuredMediaStore } from './measured-media-store.js';
import { MediaStore } from './media-store.js';
import { openMediaStore } from './open-media-store.js';

/** Where files that visitors see are kept. */
@Module({
  providers: [
    {
      provide: MediaStore,
      useFactory: (config: AppConfig, meters: Meters) =>
        new MeasuredMediaStore(openMediaStore(config), meters),
      inject: [AppConfig, Meters],
    },
  ],
  exports: [MediaStore],
})
export class StorageModule implements OnApplicationShutdown {
  constructor(private readonly store: MediaStore) {}

  onApplicationShutdown(): void {
    this.store.close();
  }
}
