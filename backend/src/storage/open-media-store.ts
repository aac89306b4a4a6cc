import path from 'node:path';
import { type AppConfig } from '../config/app-config.js';
import { DiskMediaStoreService } from './disk-media-store.service.js';
import { type MediaStoreService } from './media-store.service.js';
import { S3MediaStoreClient } from './s3-media-store.client.js';

/** The configured store: a bucket or the local disk. */
export function openMediaStore({ media, dataDir }: Pick<AppConfig, 'media' | 'dataDir'>): MediaStoreService {
  return media.s3 === null
    ? new DiskMediaStoreService(path.join(dataDir, 'media'))
    : new S3MediaStoreClient(media.s3);
}
