import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { makeUploadFolder } from '../../common/http/upload-folder.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { AppConfig } from '../../config/app-config.js';
import { ImageDownloadClient } from '../../providers/image-download.client.js';
import { LinkageClientsService } from '../../providers/linkage-clients.service.js';
import { type LinkageProviderName } from '../../providers/linkage.client.js';
import { ProviderUnavailable } from '../../providers/provider.errors.js';
import { PictureKindRefused, PictureTooLarge, PictureUnreadable } from './pictures.errors.js';
import { PicturesService, type TakenPicture } from './pictures.service.js';

/** Concurrent downloads per request. */
const AT_ONCE = 4;

/** Errors of the picture itself, which the user cannot fix. */
const FAULTS = [PictureKindRefused, PictureTooLarge, PictureUnreadable];

/** A provider's picture with its request field. */
export interface ProviderImage {
  url: string;
  field: string;
}

interface Downloads {
  provider: LinkageProviderName;
  images: readonly ProviderImage[];
  /** Collects the paths of all started files, for cleanup. */
  files: string[];
  deadline: AbortSignal;
}

/** Copies pictures from providers, so that browsers load nothing from other hosts and pictures do not expire. */
@Injectable()
export class ProviderImagesService {
  constructor(
    private readonly config: AppConfig,
    private readonly clients: LinkageClientsService,
    private readonly downloads: ImageDownloadClient,
    private readonly pictures: PicturesService,
  ) {}

  /** Whether pictures may be copied from this URL. */
  isImageUrl(provider: LinkageProviderName, url: string): boolean {
    return this.downloads.isImageUrl(provider, url);
  }

  /**
   * Copies a picture. The caller then uses it with `PicturesService.keep`.
   *
   * @param deadline shared by all provider calls of the request
   * @throws ProviderUnavailable if the download fails or is not a valid picture
   * @throws ServiceUnavailable if the store is down or the queue is full
   */
  async copy(
    accountId: string,
    provider: LinkageProviderName,
    url: string,
    deadline: AbortSignal,
  ): Promise<TakenPicture> {
    const [taken] = await this.copyAll(accountId, provider, [{ url, field: 'imageUrl' }], deadline);
    if (taken === undefined) throw new Error('One copy was asked for.');
    return taken;
  }

  /**
   * Copies several pictures within one deadline.
   *
   * @throws ProviderUnavailable, ServiceUnavailable as `copy`
   */
  async copyAll(
    accountId: string,
    provider: LinkageProviderName,
    images: readonly ProviderImage[],
    deadline: AbortSignal,
  ): Promise<TakenPicture[]> {
    const files: string[] = [];
    try {
      const taken: TakenPicture[] = [];
      for (const file of await this.downloadAll({ provider, images, files, deadline })) {
        taken.push(await this.asProviders(this.pictures.take(accountId, file, { isOwn: false })));
      }
      return taken;
    } finally {
      await Promise.all(files.map((file) => rm(file, { force: true })));
    }
  }

  /**
   * Makes a WebP thumbnail, which is not stored.
   *
   * @throws ProviderUnavailable, ServiceUnavailable as `copy`
   */
  async makeThumbnail(provider: LinkageProviderName, url: string): Promise<Buffer> {
    const file = path.join(makeUploadFolder(this.config.dataDir), randomUUID());
    const deadline = this.clients.deadline();
    try {
      const bytes = await this.downloads.download({ provider, url, file, deadline });
      return await this.asProviders(this.pictures.makeThumbnail(new UploadedFile('imageUrl', file, bytes)));
    } finally {
      await rm(file, { force: true });
    }
  }

  private async downloadAll({ provider, images, files, deadline }: Downloads): Promise<UploadedFile[]> {
    const folder = makeUploadFolder(this.config.dataDir);
    const failed = new AbortController();
    const end = AbortSignal.any([failed.signal, deadline]);
    const limit = pLimit(AT_ONCE);
    const downloads = images.map(({ url, field }) =>
      limit(async () => {
        const file = path.join(folder, randomUUID());
        files.push(file);
        try {
          const bytes = await this.downloads.download({ provider, url, file, deadline: end });
          return new UploadedFile(field, file, bytes);
        } catch (error) {
          failed.abort();
          throw error;
        }
      }),
    );
    // All must settle before files are deleted.
    await Promise.allSettled(downloads);
    return Promise.all(downloads);
  }

  /** Reports invalid pictures as failures of the provider. */
  private async asProviders<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      if (FAULTS.some((fault) => error instanceof fault)) throw new ProviderUnavailable();
      throw error;
    }
  }
}
