import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { MediaStore } from './media-store.js';
import { openMediaStore } from './open-media-store.js';

/** Where files that visitors see are kept. */
@Module({
  providers: [
    { provide: MediaStore, useFactory: (config: AppConfig) => openMediaStore(config), inject: [AppConfig] },
  ],
  exports: [MediaStore],
})
export class StorageModule implements OnApplicationShutdown {
  constructor(private readonly store: MediaStore) {}

  onApplicationShutdown(): void {
    this.store.close();
  }
}
