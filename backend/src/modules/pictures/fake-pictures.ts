import { type EntityManager } from 'typeorm';
import { type PictureReadModel, type UsedBytes } from './picture.read-model.js';
import { type Picture } from './picture.entity.js';
import { type FilesOfPicture, type PicturesRepository } from './pictures.repository.js';

/** Pictures and their files in memory, which are never swept and never expire. */
export class FakePictures
  implements
    Pick<PicturesRepository, 'claim' | 'store' | 'insert' | 'delete'>,
    Pick<PictureReadModel, 'countUploadBytes' | 'countBytesForUpdate'>
{
  private readonly bytes = new Map<string, UsedBytes>();
  private uses: (Pick<Picture, 'id' | 'accountId' | 'hash'> & { isUsed: boolean })[] = [];
  private lastId = 0;

  claim({ hash, bytes, uploadBytes }: FilesOfPicture): Promise<void> {
    this.bytes.set(hash, { files: bytes, uploads: uploadBytes });
    return Promise.resolve();
  }

  store(_tx: EntityManager, picture: { accountId: string; hash: string }, seconds: number): Promise<Date> {
    if (!this.findStored(picture)) this.add(picture, false);
    return Promise.resolve(new Date(seconds * 1000));
  }

  insert(_tx: EntityManager, picture: Pick<Picture, 'accountId' | 'hash'>): Promise<number> {
    const use = this.findStored(picture) ?? this.add(picture, true);
    use.isUsed = true;
    return Promise.resolve(use.id);
  }

  delete(_tx: EntityManager, ids: readonly number[]): Promise<void> {
    this.uses = this.uses.filter(({ id }) => !ids.includes(id));
    return Promise.resolve();
  }

  countUploadBytes(accountId: string): Promise<number> {
    return Promise.resolve(this.sum(this.listHashes(accountId)).uploads);
  }

  countBytesForUpdate(_tx: EntityManager, accountId: string, hash: string): Promise<UsedBytes> {
    return Promise.resolve(this.sum([hash, ...this.listHashes(accountId)]));
  }

  /** The pictures of an account, used and stored. */
  listHashes(accountId: string | null): string[] {
    return this.uses.filter((use) => use.accountId === accountId).map(({ hash }) => hash);
  }

  private sum(hashes: string[]): UsedBytes {
    const used = [...new Set(hashes)].flatMap((hash) => this.bytes.get(hash) ?? []);
    return {
      files: used.reduce((sum, { files }) => sum + files, 0),
      uploads: used.reduce((sum, { uploads }) => sum + uploads, 0),
    };
  }

  private findStored({ accountId, hash }: Pick<Picture, 'accountId' | 'hash'>) {
    return this.uses.find((use) => !use.isUsed && use.accountId === accountId && use.hash === hash);
  }

  private add({ accountId, hash }: Pick<Picture, 'accountId' | 'hash'>, isUsed: boolean) {
    this.lastId += 1;
    const use = { id: this.lastId, accountId, hash, isUsed };
    this.uses.push(use);
    return use;
  }
}
