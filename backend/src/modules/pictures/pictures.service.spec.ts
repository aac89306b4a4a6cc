import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EntityManager } from 'typeorm';
import { refusedFields } from '../../../test/support/refused-fields.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { type AppConfig } from '../../config/app-config.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type MediaStoreService } from '../../storage/media-store.service.js';
import { FakePictures } from './fake-pictures.js';
import { type PictureKind } from './picture-kind.rules.js';
import { type PictureProcessingService, type ProcessedPicture } from './picture-processing.service.js';
import { type PictureReadModel } from './picture.read-model.js';
import { StorageFull } from './pictures.errors.js';
import { type PicturesRepository } from './pictures.repository.js';
import { PicturesService, type TakenPicture } from './pictures.service.js';

const QUOTA_BYTES = 1000;
const HANA = 'account-1';
const TARO = 'account-2';

const tx = {} as EntityManager;

const dataDir = mkdtempSync(path.join(tmpdir(), 'hitohira-pictures-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** A file whose picture has its name as hash and its size. */
const file = (name: string, bytes: number, field = 'image') => new UploadedFile(field, name, bytes);

/** Accounts with a quota of 1,000 bytes each. */
function startPictures() {
  const kept = new FakePictures();
  const uploads: (PictureKind | null)[] = [];
  const keptPaths: (string | null)[] = [];
  const service = new PicturesService(
    { dataDir, media: { quotaBytes: QUOTA_BYTES } } as AppConfig,
    {
      run: <Result>(work: (tx: EntityManager) => Promise<Result>) => work(tx),
    } as TransactionsService,
    {
      make: ({ path: hash, bytes }: UploadedFile, keptPath: string | null): Promise<ProcessedPicture> => {
        const upload = keptPath === null ? null : 'png';
        uploads.push(upload);
        keptPaths.push(keptPath);
        return Promise.resolve({
          ...{ hash, bytes, width: 1, height: 1, widths: [1], placeholder: '#fff', made: [] },
          ...{ upload, uploadBytes: upload === null ? 0 : bytes },
        });
      },
    } as unknown as PictureProcessingService,
    kept as unknown as PicturesRepository,
    kept as unknown as PictureReadModel,
    {} as MediaStoreService,
  );
  const add = async (accountId: string | null, sent: UploadedFile) =>
    service.keep(tx, await service.take(accountId, sent));
  return { service, kept, uploads, keptPaths, add };
}

describe('the storage quota of an account', () => {
  it('can be used up to the last byte, but not beyond', async () => {
    const { kept, add } = startPictures();
    await add(HANA, file('large', 600));
    await add(HANA, file('rest', 400));
    await expect(add(HANA, file('tiny', 1))).rejects.toBeInstanceOf(StorageFull);
    expect(kept.listHashes(HANA)).toEqual(['large', 'rest']);
  });

  it('counts a picture once, however often it is used', async () => {
    const { kept, add } = startPictures();
    for (let uses = 0; uses < 3; uses += 1) await add(HANA, file('large', 600));
    expect(kept.listHashes(HANA)).toHaveLength(3);
    await add(HANA, file('rest', 400));
  });

  it('is freed by deleted pictures', async () => {
    const { service, add } = startPictures();
    const icon = await add(HANA, file('icon', 900));
    await expect(add(HANA, file('new icon', 900))).rejects.toBeInstanceOf(StorageFull);
    await service.remove(tx, [icon]);
    await add(HANA, file('new icon', 900));
  });

  it('counts pictures stored for later, but not again when they are used', async () => {
    const { service, kept, add } = startPictures();
    await service.storeForLater(HANA, file('later', 700));
    await expect(service.storeForLater(HANA, file('too much', 400))).rejects.toBeInstanceOf(StorageFull);
    await expect(add(HANA, file('too much', 400))).rejects.toBeInstanceOf(StorageFull);
    await add(HANA, file('later', 700));
    expect(kept.listHashes(HANA)).toEqual(['later']);
  });

  it('is per account, and the site has none', async () => {
    const { add } = startPictures();
    await add(HANA, file('hers', QUOTA_BYTES));
    await add(TARO, file('hers', QUOTA_BYTES));
    await add(null, file("the site's", QUOTA_BYTES * 10));
  });

  it('reports the field of the first picture of a list that exceeds it', async () => {
    const { service } = startPictures();
    const taken: (TakenPicture | null)[] = [];
    for (const [index, bytes] of [500, 400, 300, 300].entries())
      taken.push(await service.take(HANA, file(`picture ${index}`, bytes, `media[${index}][image]`)));
    taken.splice(1, 0, null);
    expect(await refusedFields(service.keepAll(tx, taken))).toEqual(['media[2][image]']);
    expect(await service.keepAll(tx, taken.slice(0, 3))).toEqual([
      expect.any(Number),
      null,
      expect.any(Number),
    ]);
  });
});

describe('an upload', () => {
  it("is kept within a quarter of the account's quota", async () => {
    const { uploads, add } = startPictures();
    for (const bytes of [150, 100, 1]) await add(HANA, file(`picture ${bytes}`, bytes));
    await add(TARO, file('his', 250));
    expect(uploads).toEqual(['png', 'png', null, 'png']);
  });

  it('does not reduce the quota of shown pictures', async () => {
    const { uploads, add } = startPictures();
    await add(HANA, file('with its upload', 200));
    await add(HANA, file('rest', 800));
    expect(uploads).toEqual(['png', null]);
    await expect(add(HANA, file('tiny', 1))).rejects.toBeInstanceOf(StorageFull);
  });

  it('takes others of its list into account', async () => {
    const { service, uploads } = startPictures();
    const images = [100, 100, 100, 50].map((bytes) => ({ image: file(`picture ${bytes}`, bytes) }));
    const taken = await service.takeAll(HANA, images, 'media');
    expect(uploads).toEqual(['png', 'png', null, 'png']);
    expect(await service.keepAll(tx, taken)).toHaveLength(4);
  });

  it('of concurrent requests is rejected if together they exceed the quota', async () => {
    const { service } = startPictures();
    const taken = await Promise.all(
      Array.from({ length: 5 }, (_none, index) => service.take(HANA, file(`picture ${index}`, 250))),
    );
    await service.keepAll(tx, taken.slice(0, 4));
    await expect(service.keepAll(tx, taken.slice(4))).rejects.toBeInstanceOf(StorageFull);
  });

  it('is copied into the folder of uploads, each under its own name', async () => {
    const { service, keptPaths } = startPictures();
    const shared = file('/pictures/shared.webp', 1);
    await Promise.all([service.take(HANA, shared), service.take(TARO, shared)]);
    expect(keptPaths.map((each) => path.dirname(each ?? ''))).toEqual(
      Array(2).fill(path.join(dataDir, 'uploads')),
    );
    expect(new Set(keptPaths).size).toBe(2);
  });

  it('is kept for pictures that creators send, not for those of the site or other sources', async () => {
    const { service, uploads } = startPictures();
    await service.storeForLater(HANA, file('hers', 1));
    await service.take(null, file("the site's", 1));
    await service.take(HANA, file("a service's", 1), { isOwn: false });
    await service.storeForLater(HANA, file("a linked page's", 1), { isOwn: false });
    await service.requireTakeable(file('news', 1));
    expect(uploads).toEqual(['png', null, null, null, null]);
  });
});
