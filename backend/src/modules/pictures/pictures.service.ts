import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { AppConfig } from '../../config/app-config.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { MediaStoreService, type StoredFile } from '../../storage/media-store.service.js';
import { PictureProcessingService } from './picture-processing.service.js';
import { parseFileName } from './picture-names.rules.js';
import { StorageFull } from './pictures.errors.js';
import { PictureReadModel } from './picture.read-model.js';
import { type FilesOfPicture, PicturesRepository } from './pictures.repository.js';

/** How long files stay that no picture refers to yet: longer than any request takes. */
const CLAIM_S = 900;

/** How long a stored picture waits for being used. */
const STORED_S = 86_400;

/** A picture whose files are kept, and which nobody shows yet. */
export interface TakenPicture {
  /** Who will show it; null for the site itself. */
  accountId: string | null;
  hash: string;
  /** The field that it came in. */
  field: string;
}

/** A picture as a request brings it: as a file, or by the name of one that the account has stored or shows. */
export interface SentPicture {
  image?: UploadedFile | null | undefined;
  imageFileName?: string | null | undefined;
}

/** A picture that an account has stored and nothing shows yet. */
export interface StoredPicture extends Pick<FilesOfPicture, 'hash' | 'width' | 'height' | 'widths'> {
  usableUntil: Date;
}

/**
 * Pictures that accounts show. One is taken first, outside any transaction, and then kept in the transaction that makes
 * it seen; what was taken and is never kept is swept.
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
   * Makes the files of a picture and keeps them.
   *
   * @param accountId who will show it; null for the site itself
   * @param file the picture as it was sent; failures name its field
   * @throws PictureKindRefused where it is no JPEG, PNG or WebP that stands still
   * @throws PictureTooLarge where it has too many pixels
   * @throws PictureUnreadable where it cannot be read to its end
   * @throws ServiceUnavailable where the store is away, or too many pictures wait already
   */
  async take(accountId: string | null, file: UploadedFile): Promise<TakenPicture> {
    const { hash } = await this.write(file);
    return { accountId, hash, field: file.field };
  }

  /**
   * Takes a picture for later use. It counts in the quota of the account and is gone after a day, unless something shows
   * it by then.
   *
   * @throws StorageFull where the account keeps as much as it may
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable, ServiceUnavailable as for one that is taken
   */
  async storeForLater(accountId: string, file: UploadedFile): Promise<StoredPicture> {
    const { hash, width, height, widths } = await this.write(file);
    const usableUntil = await this.transactions.run(async (tx) => {
      await this.requireRoom(tx, { accountId, hash, field: file.field });
      return this.pictures.store(tx, { accountId, hash }, STORED_S);
    });
    return { hash, width, height, widths, usableUntil };
  }

  private async write(file: UploadedFile): Promise<FilesOfPicture> {
    const { made, ...files } = await this.processing.make(file);
    // Before the first file: from here on no sweep takes away what is written.
    await this.pictures.claim(files, CLAIM_S);
    await Promise.all(
      made.map(async ({ name, type, content }) => {
        if (!(await this.store.has(name, content.length))) await this.store.put(name, content, type);
      }),
    );
    return files;
  }

  /**
   * Whether a picture would be taken: it is made as if, and nothing is kept. Whether the store is there is not asked.
   *
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable, ServiceUnavailable as for one that is taken
   */
  async requireTakeable(file: UploadedFile): Promise<void> {
    await this.processing.make(file);
  }

  /**
   * Takes a picture that the account has stored, or shows already, in whichever place.
   *
   * @param fileName the name of one of its files, as its addresses end
   * @param field the field that named it, for failures
   * @throws InvalidInput where the account has no such picture
   */
  async takeKept(accountId: string, fileName: string, field: string): Promise<TakenPicture> {
    const hash = parseFileName(fileName)?.hash;
    if (hash === undefined || !(await this.pictures.claimKept(accountId, hash, CLAIM_S))) {
      throw new InvalidInput([{ field, code: 'invalidFormat' }]);
    }
    return { accountId, hash, field };
  }

  /**
   * Takes a picture in whichever of the two ways it was sent.
   *
   * @param nameField the field that names one that is stored, for failures
   * @returns null where none was sent
   * @throws as `take` and `takeKept`
   */
  async takeSent(
    accountId: string,
    { image, imageFileName }: SentPicture,
    nameField: string,
  ): Promise<TakenPicture | null> {
    if (image) return this.take(accountId, image);
    return imageFileName ? this.takeKept(accountId, imageFileName, nameField) : null;
  }

  /**
   * Takes the pictures of a list that was sent, one after the other: each waits for its turn to be decoded anyway.
   *
   * @param list the field that the list came in, for failures
   * @returns one for each entry; null where none was sent
   * @throws as `takeSent`
   */
  async takeAll(
    accountId: string,
    entries: readonly SentPicture[],
    list: string,
  ): Promise<(TakenPicture | null)[]> {
    const taken: (TakenPicture | null)[] = [];
    for (const [index, entry] of entries.entries())
      taken.push(await this.takeSent(accountId, entry, `${list}[${index}][imageFileName]`));
    return taken;
  }

  /**
   * A small copy of a picture, in WebP, which nobody keeps; it waits behind those that are kept.
   *
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable, ServiceUnavailable as for one that is taken
   */
  makeThumbnail(file: UploadedFile): Promise<Buffer> {
    return this.processing.makeThumbnail(file);
  }

  /**
   * Makes a picture that was taken one that is shown, in the caller's transaction.
   *
   * @returns the id by which rows refer to it
   * @throws StorageFull where the account keeps as much as it may
   */
  async keep(tx: EntityManager, taken: TakenPicture): Promise<number> {
    await this.requireRoom(tx, taken);
    return this.pictures.insert(tx, taken);
  }

  /** Whether a picture is the one that was taken. */
  isOf(tx: EntityManager, id: number, { hash }: TakenPicture): Promise<boolean> {
    return this.pictures.exists(tx, { id, hash });
  }

  /** The same for each picture of a list: null where there is none. */
  async keepAll(tx: EntityManager, taken: readonly (TakenPicture | null)[]): Promise<(number | null)[]> {
    const ids: (number | null)[] = [];
    for (const picture of taken) ids.push(picture && (await this.keep(tx, picture)));
    return ids;
  }

  private async requireRoom(tx: EntityManager, { accountId, hash, field }: TakenPicture): Promise<void> {
    if (accountId === null) return;
    const bytes = await this.views.countBytesForUpdate(tx, accountId, hash);
    if (bytes > this.config.media.quotaBytes) throw new StorageFull(field);
  }

  /**
   * Gives up pictures to which no row refers when the transaction ends; their files are swept afterwards. What is
   * replaced is given up before its successor is kept, so that it does not count.
   */
  async remove(tx: EntityManager, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.pictures.delete(tx, ids);
  }

  /** Opens a file of a picture that somebody shows; null where there is none. */
  async open(name: string): Promise<(StoredFile & { type: string }) | null> {
    const parsed = parseFileName(name);
    if (parsed === null || !(await this.views.isShown(parsed.hash))) return null;
    const file = await this.store.open(name);
    return file && { ...file, type: parsed.type };
  }
}
