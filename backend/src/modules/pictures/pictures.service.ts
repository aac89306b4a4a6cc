import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { makeUploadFolder } from '../../common/http/upload-folder.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { AppConfig } from '../../config/app-config.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { MediaStoreService, type StoredFile } from '../../storage/media-store.service.js';
import { PictureProcessingService, type ProcessedPicture } from './picture-processing.service.js';
import { type PictureKind } from './picture-kind.rules.js';
import { parseFileName, uploadName, variantName } from './picture-names.rules.js';
import { StorageFull } from './pictures.errors.js';
import { PictureReadModel } from './picture.read-model.js';
import { type FilesOfPicture, PicturesRepository } from './pictures.repository.js';

/** How long unused files are protected: longer than any request takes. */
const CLAIM_S = 900;

/** How long an unused stored picture is kept, in hours. */
export const STORED_HOURS = 24;

/**
 * The space for uploads, as a fraction of the quota and in addition to it: uploads take no space from what pages show,
 * and archives stay small enough to import.
 */
const UPLOADS_PART = 0.25;

/** Where a picture comes from: creators' own files are kept for their archives while there is room. */
export interface PictureOrigin {
  /** Whether the creator sent the file. */
  isOwn?: boolean;
  /** The uploads that the same request has taken before, in bytes. */
  takenBytes?: number;
}

/** A processed picture that is not used yet. */
export interface TakenPicture {
  /** The account that will use it; null for the site. */
  accountId: string | null;
  hash: string;
  /** The size of its upload; 0 if that is not kept, or was kept before. */
  uploadBytes: number;
  /** The request field, for errors. */
  field: string;
}

/** A picture in a request: a file, or the name of one the account already has. */
export interface SentPicture {
  image?: UploadedFile | null | undefined;
  imageFileName?: string | null | undefined;
}

/** A stored picture that is not used yet. */
export interface StoredPicture extends Pick<FilesOfPicture, 'hash' | 'width' | 'height' | 'widths'> {
  usableUntil: Date;
}

/**
 * Pictures of accounts. They are processed (`take`) outside transactions, then used (`keep`) in the transaction
 * that shows them; pictures that are never used are swept.
 */
@Injectable()
export class PicturesService {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: TransactionsService,
    private readonly processing: PictureProcessingService,
    private readonly pictures: PicturesRepository,
    private readonly views: PictureReadModel,
    private readonly store: MediaStoreService,
  ) {}

  /**
   * Processes a picture and stores its files.
   *
   * @param accountId the account that will use it; null for the site
   * @param file the upload; errors name its field
   * @param origin the account's own file by default, which is kept for its archives while there is room
   * @throws PictureKindRefused unless it is a still JPEG, PNG or WebP
   * @throws PictureTooLarge if it has too many pixels
   * @throws PictureUnreadable if it cannot be decoded
   * @throws ServiceUnavailable if the store is down or the queue is full
   */
  async take(accountId: string | null, file: UploadedFile, origin?: PictureOrigin): Promise<TakenPicture> {
    const { hash, uploadBytes } = await this.write(accountId, file, origin);
    return { accountId, hash, uploadBytes, field: file.field };
  }

  /**
   * Stores a picture for later use. It counts towards the quota and expires after a day.
   *
   * @param origin as `take`
   * @throws StorageFull
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable, ServiceUnavailable as `take`
   */
  async storeForLater(accountId: string, file: UploadedFile, origin?: PictureOrigin): Promise<StoredPicture> {
    const { hash, uploadBytes, width, height, widths } = await this.write(accountId, file, origin);
    const usableUntil = await this.transactions.run(async (tx) => {
      await this.requireRoom(tx, { accountId, hash, uploadBytes, field: file.field });
      return this.pictures.store(tx, { accountId, hash }, STORED_HOURS * 3600);
    });
    return { hash, width, height, widths, usableUntil };
  }

  private async write(
    accountId: string | null,
    file: UploadedFile,
    { isOwn = true, takenBytes = 0 }: PictureOrigin = {},
  ): Promise<FilesOfPicture> {
    const keepUpload =
      isOwn && accountId !== null && (await this.hasRoomForUpload(accountId, file.bytes + takenBytes));
    // Never beside the file, whose folder may be shared or read-only.
    const keptPath = keepUpload ? path.join(makeUploadFolder(this.config.dataDir), randomUUID()) : null;
    try {
      return await this.writeFiles(await this.processing.make(file, keptPath));
    } finally {
      if (keptPath !== null) await rm(keptPath, { force: true });
    }
  }

  private async hasRoomForUpload(accountId: string, bytes: number): Promise<boolean> {
    const used = await this.views.countUploadBytes(accountId);
    return used + bytes <= this.config.media.quotaBytes * UPLOADS_PART;
  }

  /**
   * Stores the files of a picture made here. They are swept unless something refers to them soon.
   *
   * @throws ServiceUnavailable if the store is down
   */
  async writeFiles({ made, ...files }: ProcessedPicture): Promise<FilesOfPicture> {
    // Protects the files from the sweep before they are written.
    await this.pictures.claim(files, CLAIM_S);
    await Promise.all(
      made.map(async ({ name, type, ...file }) => {
        if ('path' in file) {
          if (!(await this.store.has(name, file.bytes))) await this.store.putFile(name, file.path, type);
        } else if (!(await this.store.has(name, file.content.length))) {
          await this.store.put(name, file.content, type);
        }
      }),
    );
    return files;
  }

  /**
   * Checks that a picture can be processed, without storing it.
   *
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable, ServiceUnavailable as `take`
   */
  async requireTakeable(file: UploadedFile): Promise<void> {
    await this.processing.make(file, null);
  }

  /**
   * Takes a picture that the account already has.
   *
   * @param fileName the name of any of its files
   * @param field the request field, for errors
   * @throws InvalidInput if the account has no such picture
   */
  async takeKept(accountId: string, fileName: string, field: string): Promise<TakenPicture> {
    const hash = parseFileName(fileName)?.hash;
    if (hash === undefined || !(await this.pictures.claimKept(accountId, hash, CLAIM_S))) {
      throw new InvalidInput([{ field, code: 'invalidFormat' }]);
    }
    return { accountId, hash, uploadBytes: 0, field };
  }

  /**
   * Takes a picture sent as a file or by name.
   *
   * @param nameField the request field of the name, for errors
   * @param origin as `take`
   * @returns null if none was sent
   * @throws as `take` and `takeKept`
   */
  async takeSent(
    accountId: string,
    { image, imageFileName }: SentPicture,
    nameField: string,
    origin?: PictureOrigin,
  ): Promise<TakenPicture | null> {
    if (image) return this.take(accountId, image, origin);
    return imageFileName ? this.takeKept(accountId, imageFileName, nameField) : null;
  }

  /**
   * Takes the pictures of a list, one after the other: processing is queued anyway.
   *
   * @param list the request field of the list, for errors
   * @returns one per entry; null if none was sent
   * @throws as `takeSent`
   */
  async takeAll(
    accountId: string,
    entries: readonly SentPicture[],
    list: string,
  ): Promise<(TakenPicture | null)[]> {
    const taken: (TakenPicture | null)[] = [];
    let takenBytes = 0;
    for (const [index, entry] of entries.entries()) {
      const picture = await this.takeSent(accountId, entry, `${list}[${index}][imageFileName]`, {
        takenBytes,
      });
      takenBytes += picture?.uploadBytes ?? 0;
      taken.push(picture);
    }
    return taken;
  }

  /**
   * Makes a WebP thumbnail, which is not stored. It has lower priority than uploads.
   *
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable, ServiceUnavailable as `take`
   */
  makeThumbnail(file: UploadedFile): Promise<Buffer> {
    return this.processing.makeThumbnail(file);
  }

  /**
   * Uses a processed picture, in the caller's transaction.
   *
   * @returns the picture ID
   * @throws StorageFull
   */
  async keep(tx: EntityManager, taken: TakenPicture): Promise<number> {
    await this.requireRoom(tx, taken);
    return this.pictures.insert(tx, taken);
  }

  /** Whether a picture has the same content. */
  isOf(tx: EntityManager, id: number, { hash }: TakenPicture): Promise<boolean> {
    return this.pictures.exists(tx, { id, hash });
  }

  /** The same for a list; null stays null. */
  async keepAll(tx: EntityManager, taken: readonly (TakenPicture | null)[]): Promise<(number | null)[]> {
    const ids: (number | null)[] = [];
    for (const picture of taken) ids.push(picture && (await this.keep(tx, picture)));
    return ids;
  }

  private async requireRoom(tx: EntityManager, { accountId, hash, field }: TakenPicture): Promise<void> {
    if (accountId === null) return;
    const { files, uploads } = await this.views.countBytesForUpdate(tx, accountId, hash);
    // Requests at once may keep more uploads than there is room for, but no more than this.
    if (Math.max(files, uploads) > this.config.media.quotaBytes) throw new StorageFull(field);
  }

  /**
   * Deletes uses of pictures; unused files are swept later. Delete a replaced picture before using its successor,
   * so that it does not count towards the quota.
   */
  async remove(tx: EntityManager, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.pictures.delete(tx, ids);
  }

  /** The content of a picture's file of about a width, in pixels; null if it is missing. */
  async readContent(picture: Pick<FilesOfPicture, 'hash' | 'widths'>, width: number): Promise<Buffer | null> {
    const chosen = picture.widths.find((each) => each >= width) ?? picture.widths.at(-1);
    if (chosen === undefined) return null;
    const file = await this.store.open(variantName(picture.hash, chosen));
    return file && buffer(file.stream);
  }

  /** The formats of an account's kept uploads, by picture hash. */
  listUploads(accountId: string): Promise<Map<string, PictureKind>> {
    return this.views.listUploads(accountId);
  }

  /** The content of a kept upload; null if it is missing. */
  async readUpload(hash: string, kind: PictureKind): Promise<Buffer | null> {
    const file = await this.store.open(uploadName(hash, kind));
    return file && buffer(file.stream);
  }

  /** Opens a file of a picture in use; null if there is none. */
  async open(name: string): Promise<(StoredFile & { type: string }) | null> {
    const parsed = parseFileName(name);
    if (parsed === null || !(await this.views.isShown(parsed.hash))) return null;
    const file = await this.store.open(name);
    return file && { ...file, type: parsed.type };
  }
}
