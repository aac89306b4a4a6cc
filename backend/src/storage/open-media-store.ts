import path from 'node:path';
import { type AppConfig } from '../config/app-config.js';
import { DiskMediaStore } from './disk-media-store.js';
import { type MediaStore } from './media-store.js';
import { S3MediaStore } from './s3-media-store.js';

/** The store that the configuration names: a bucket where there is one, else this machine's disk. */
export function openMediaStore({ media, dataDir }: Pick<AppConfig, 'media' | 'dataDir'>): MediaStore {
  return media.s3 === null ? new DiskMediaStore(path.join(dataDir, 'media')) : new S3MediaStore(media.s3);
}
