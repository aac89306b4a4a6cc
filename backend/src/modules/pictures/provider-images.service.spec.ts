import { writeFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { useDataFolder } from '../../../test/support/data-folder.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { type AppConfig } from '../../config/app-config.js';
import { type ImageDownloadClient } from '../../providers/image-download.client.js';
import { type LinkageClientsService } from '../../providers/linkage-clients.service.js';
import { ProviderUnavailable } from '../../providers/provider.errors.js';
import { PictureKindRefused, PictureTooLarge, PictureUnreadable } from './pictures.errors.js';
import { type PicturesService } from './pictures.service.js';
import { ProviderImagesService } from './provider-images.service.js';

const HANA = 'account-1';

type Download = Parameters<ImageDownloadClient['download']>[0];

/** Waits for some turns of the event loop. */
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('copies of a provider’s pictures', () => {
  const folder = useDataFolder();
  const image = (name: string) => ({ url: `https://cdn.example/${name}`, field: name });

  /**
   * A provider whose downloads last until the test ends them, unless they are immediate.
   *
   * @param failure how processing fails
   */
  const startCopies = ({ immediate = true, failure }: { immediate?: boolean; failure?: Error } = {}) => {
    const begun: string[] = [];
    const deadlines = new Set<AbortSignal>();
    const taken: string[] = [];
    const pending = new Map<string, { finish: () => void; fail: (error: Error) => void }>();
    const processed = async (file: UploadedFile) => {
      await access(file.path);
      if (failure) throw failure;
      return file;
    };
    const service = new ProviderImagesService(
      { dataDir: folder.dataDir } as AppConfig,
      { deadline: () => AbortSignal.timeout(60_000) } as LinkageClientsService,
      {
        download: async ({ url, file, deadline }: Download) => {
          const name = new URL(url).pathname.slice(1);
          begun.push(name);
          deadlines.add(deadline);
          deadline.throwIfAborted();
          writeFileSync(file, name);
          if (immediate) return name.length;
          const { promise, resolve, reject } = Promise.withResolvers<undefined>();
          pending.set(name, { finish: () => resolve(undefined), fail: reject });
          const abort = async () => {
            await turns();
            // Data that arrived before is still written.
            writeFileSync(file, name);
            reject(new Error('aborted'));
          };
          const onAbort = () => void abort();
          deadline.addEventListener('abort', onAbort);
          // A deadline outlives its downloads, and this file's folder.
          await promise.finally(() => deadline.removeEventListener('abort', onAbort));
          return name.length;
        },
      } as unknown as ImageDownloadClient,
      {
        take: async (accountId: string, file: UploadedFile) => {
          const { field } = await processed(file);
          taken.push(field);
          return { accountId, hash: `hash of ${field}`, field };
        },
        makeThumbnail: async (file: UploadedFile) => Buffer.from(`${(await processed(file)).bytes} bytes`),
      } as unknown as PicturesService,
    );
    const copyAll = (names: string[], deadline: AbortSignal = AbortSignal.timeout(60_000)) =>
      service.copyAll(HANA, 'instagram', names.map(image), deadline);
    return { service, copyAll, begun, deadlines, taken, pending };
  };

  it('are in the order of the request, whichever arrives first, and leave no file', async () => {
    const { copyAll, pending, taken } = startCopies({ immediate: false });
    const copying = copyAll(['a', 'b', 'c']);
    await turns();
    for (const name of ['c', 'a', 'b']) pending.get(name)?.finish();
    expect(await copying).toMatchObject([
      { hash: 'hash of a' },
      { hash: 'hash of b' },
      { hash: 'hash of c' },
    ]);
    expect([taken, await folder.listUploads()]).toEqual([['a', 'b', 'c'], []]);
  });

  it('are downloaded four at a time', async () => {
    const { copyAll, pending, begun } = startCopies({ immediate: false });
    const copying = copyAll(['a', 'b', 'c', 'd', 'e', 'f']);
    await turns();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    pending.get('b')?.finish();
    await turns();
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const name of ['a', 'c', 'd', 'e']) pending.get(name)?.finish();
    await turns();
    pending.get('f')?.finish();
    expect(await copying).toHaveLength(6);
  });

  it('end together when one cannot be downloaded, and leave no file', async () => {
    const { copyAll, pending, taken } = startCopies({ immediate: false });
    const copying = copyAll(['a', 'b', 'c', 'd', 'e']);
    await turns();
    const failure = new ProviderUnavailable();
    pending.get('a')?.fail(failure);
    await expect(copying).rejects.toBe(failure);
    expect([taken, await folder.listUploads()]).toEqual([[], []]);
  });

  it('end at the deadline of the request', async () => {
    const { copyAll } = startCopies({ immediate: false });
    const request = new AbortController();
    const copying = copyAll(['a', 'b'], request.signal);
    await turns();
    request.abort();
    await expect(copying).rejects.toThrow('aborted');
    expect(await folder.listUploads()).toEqual([]);
  });

  it.each([
    ['is not a picture', new PictureKindRefused()],
    ['has too many pixels', new PictureTooLarge()],
    ['cannot be decoded', new PictureUnreadable()],
  ])('are a failure of the provider, not of the user, if one %s', async (_what, failure) => {
    const { service, copyAll } = startCopies({ failure });
    await expect(copyAll(['a'])).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(service.makeThumbnail('instagram', image('a').url)).rejects.toBeInstanceOf(
      ProviderUnavailable,
    );
    expect(await folder.listUploads()).toEqual([]);
  });

  it('are not a failure of the provider if the site cannot store them', async () => {
    const failure = new ServiceUnavailable();
    const { service, copyAll } = startCopies({ failure });
    await expect(copyAll(['a'])).rejects.toBe(failure);
    await expect(service.makeThumbnail('instagram', image('a').url)).rejects.toBe(failure);
  });

  it('can be made one by one, or only as a thumbnail', async () => {
    const { service } = startCopies();
    const deadline = AbortSignal.timeout(60_000);
    expect(await service.copy(HANA, 'instagram', image('a').url, deadline)).toEqual({
      ...{ accountId: HANA, hash: 'hash of imageUrl', field: 'imageUrl' },
    });
    expect(String(await service.makeThumbnail('instagram', image('abc').url))).toBe('3 bytes');
    expect(await folder.listUploads()).toEqual([]);
  });
});
