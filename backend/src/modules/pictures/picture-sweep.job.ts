import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { deleteAbandonedUploads } from '../../common/http/upload-folder.js';
import { AppConfig } from '../../config/app-config.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { FIND_ORPHANS_QUEUE, SWEEP_PICTURES_QUEUE } from '../../jobs/queues.js';
import { MediaStoreService, ORPHAN_MS } from '../../storage/media-store.service.js';
import { fileNames, parseFileName, parseUploadName } from './picture-names.rules.js';
import { PictureReadModel } from './picture.read-model.js';
import { type FilesOfPicture, PicturesRepository } from './pictures.repository.js';

type FoundPicture = Pick<FilesOfPicture, 'hash' | 'widths' | 'upload'>;

/** Deletes stored pictures that were not used in time, and files that no picture uses. */
@Injectable()
export class PictureSweepJob implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(PictureSweepJob.name);

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobQueueService,
    private readonly transactions: TransactionsService,
    private readonly pictures: PicturesRepository,
    private readonly views: PictureReadModel,
    private readonly store: MediaStoreService,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SWEEP_PICTURES_QUEUE, () => this.sweep());
    this.jobs.process(FIND_ORPHANS_QUEUE, () => this.findOrphans());
  }

  /** Uploads may be on a local disk, so each process cleans up. */
  async onApplicationBootstrap(): Promise<void> {
    await deleteAbandonedUploads(this.config.dataDir);
  }

  private async sweep(): Promise<void> {
    await deleteAbandonedUploads(this.config.dataDir);
    await this.pictures.deleteExpired();
    let removed = 0;
    for (let outcome = await this.sweepOne(); outcome !== 'done'; outcome = await this.sweepOne()) {
      if (outcome === 'removed') removed += 1;
    }
    if (removed > 0) this.logger.log({ event: 'pictures.swept', count: removed });
  }

  /** Checks the files of one picture. The row is deleted last, so that an interrupted sweep is repeated. */
  private sweepOne(): Promise<'removed' | 'kept' | 'done'> {
    return this.transactions.run(async (tx) => {
      const files = await this.pictures.lockUnclaimed(tx);
      if (files === null) return 'done';
      if (await this.views.isUsed(tx, files.hash)) {
        await this.pictures.settle(tx, files.hash);
        return 'kept';
      }
      await this.pictures.deleteFiles(tx, files.hash);
      await this.store.delete(fileNames(files));
      return 'removed';
    });
  }

  /** Registers files without a row, as after restoring a database backup, for the next sweep. */
  private async findOrphans(): Promise<void> {
    for await (const found of this.store.list()) {
      const old = found.filter(({ modifiedAt }) => Date.now() - modifiedAt.getTime() > ORPHAN_MS);
      const byHash = groupByPicture(old.map(({ name }) => name));
      const unknown = new Set(await this.pictures.listUnknown([...byHash.keys()]));
      for (const files of byHash.values()) if (unknown.has(files.hash)) await this.pictures.adopt(files);
    }
  }
}

/** The pictures that some files belong to. */
function groupByPicture(names: readonly string[]): Map<string, FoundPicture> {
  const found = new Map<string, FoundPicture>();
  for (const name of names) {
    const [file, upload] = [parseFileName(name), parseUploadName(name)];
    const hash = (file ?? upload)?.hash;
    if (hash === undefined) continue;
    const files = found.get(hash) ?? { hash, widths: [], upload: null };
    found.set(hash, {
      hash,
      widths: file?.width ? [...files.widths, file.width] : files.widths,
      upload: upload?.kind ?? files.upload,
    });
  }
  return found;
}
