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

/** Downloads that one request makes at once. */
const AT_ONCE = 4;

/** What can be wrong with a picture; who asks for a copy cannot mend it. */
const FAULTS = [PictureKindRefused, PictureTooLarge, PictureUnreadable];

/** A picture at a service, and the field that names it. */
export interface ProviderImage {
  url: string;
  field: string;
}

/** Several downloads. */
interface Downloads {
  provider: LinkageProviderName;
  images: readonly ProviderImage[];
  /** Takes the place of every file that was begun, whatever becomes of it. */
  files: string[];
  deadline: AbortSignal;
}

/** Copies of pictures that services serve: visitors' browsers ask no other host for them, and they do not end. */
@Injectable()
export class ProviderImagesService {
  constructor(
    private readonly config: AppConfig,
    private readonly clients: LinkageClientsService,
    private readonly downloads: ImageDownloadClient,
    private readonly pictures: PicturesService,
  ) {}

  /** Whether an address is one that pictures of the service are copied from. */
  isImageUrl(provider: LinkageProviderName, url: string): boolean {
    return this.downloads.isImageUrl(provider, url);
  }

  /**
   * Copies a picture; the caller keeps it in its transaction, as one that was sent (`PicturesService.keep`).
   *
   * @param deadline of all that the caller waits for at services
   * @throws ProviderUnavailable where it cannot be had in time, or is no picture that can be shown
   * @throws ServiceUnavailable where the store is away, or too many pictures wait already
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
   * Copies several pictures, all of them within one deadline.
   *
   * @throws ProviderUnavailable, ServiceUnavailable as for one
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
        taken.push(await this.asProviders(this.pictures.take(accountId, file)));
      }
      return taken;
    } finally {
      await Promise.all(files.map((file) => rm(file, { force: true })));
    }
  }

  /**
   * A small copy of a picture, in WebP, which nobody keeps.
   *
   * @throws ProviderUnavailable, ServiceUnavailable as for one that is kept
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
    // To the last one, so that none is still being written when the files are taken away.
    await Promise.allSettled(downloads);
    return Promise.all(downloads);
  }

  /** What is wrong with a picture is the service's fault. */
  private async asProviders<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      if (FAULTS.some((fault) => error instanceof fault)) throw new ProviderUnavailable();
      throw error;
    }
  }
}
