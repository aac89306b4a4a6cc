import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { importedFile } from '../../../test/support/imported-file.js';
import { promised } from '../../../test/support/promised.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type JobQueueService } from '../../jobs/job-queue.service.js';
import { type ArchiveFilesRepository } from './archive-files.repository.js';
import { type ArchivedProfile } from './archive-format.js';
import { type ArchiveStoreService } from './archive-store.service.js';
import { type FileReaderService } from './file-reader.service.js';
import { type ImportedFile, type ImportedLink, type LeftOut } from './import-entries.js';
import { type ImportRoom } from './import-plan.js';
import { type Import, type ImportState } from './import.entity.js';
import { type ImportsRepository, type NewImport } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { type OwnPageService } from './own-page.service.js';
import { PORTABILITY_LIMITS } from './portability-limits.rules.js';
import { ImportEnded, ImportNotFound, ImportRunning, ImportUnreadable } from './portability.errors.js';

const HANA = 'account-1';
const DAY_S = 86_400;
/** Any file: a fake reads it. */
const UPLOAD = new UploadedFile('file', import.meta.filename, 1);

const LINK: ImportedLink = {
  name: 'Shop',
  type: 'text',
  details: [{ title: 'Shop', url: 'https://shop.example/', text: null, picture: null }],
  visibility: {},
};
const PAGE = {
  profile: { categories: [] } as unknown as ArchivedProfile,
  settings: null,
  icon: null,
  cover: null,
};

const leftOut = (count: number) =>
  Array.from({ length: count }, (): LeftOut => ({ kind: 'link', name: 'Blog', reason: 'badUrl' }));

/** The import of one account in memory. */
class FakeImports implements Pick<
  ImportsRepository,
  'find' | 'findById' | 'findForUpdate' | 'insert' | 'start' | 'cancel' | 'delete' | 'failStalled'
> {
  row: Import | null = null;
  /** Whether the running import has stalled. */
  isStalled = false;

  constructor(private readonly log: string[]) {}

  find(): Promise<Import | null> {
    return Promise.resolve(this.row);
  }

  findById(id: string): Promise<Import | null> {
    return Promise.resolve(this.row?.id === id ? this.row : null);
  }

  findForUpdate(_tx: EntityManager, accountId: string, id: string): Promise<Import | null> {
    return Promise.resolve(this.row?.accountId === accountId && this.row.id === id ? this.row : null);
  }

  insert(_tx: EntityManager, input: NewImport): Promise<{ id: string | null; replaced: string | null }> {
    if (this.row?.state === 'running') return Promise.resolve({ id: null, replaced: null });
    const replaced = this.row?.fileName ?? null;
    this.row = { ...input, id: 'import 2', state: 'read' } as Import;
    return Promise.resolve({ id: this.row.id, replaced });
  }

  start(_tx: EntityManager, id: string, plan: Import['plan'], steps: number): Promise<void> {
    Object.assign(this.row!, { plan, steps, state: 'running' });
    return promised(() => void this.log.push(`start ${id}`));
  }

  cancel(): Promise<void> {
    this.row!.state = 'cancelled';
    return Promise.resolve();
  }

  delete(): Promise<void> {
    this.row = null;
    return Promise.resolve();
  }

  failStalled(): Promise<void> {
    if (this.row && this.isStalled) this.row.state = 'failed';
    return Promise.resolve();
  }
}

describe('an import', () => {
  let imports: FakeImports;
  /** The calls, in order. */
  let log: string[];
  /** The file as read; null if it cannot be. */
  let file: ImportedFile | null;
  /** Runs while the file is stored, like a concurrent request. */
  let meanwhile: () => void;
  let service: ImportsService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    [log, file, meanwhile] = [[], importedFile({ links: [LINK] }), () => undefined];
    imports = new FakeImports(log);
    service = new ImportsService(
      new FakeTransactions(log) as unknown as TransactionsService,
      imports as unknown as ImportsRepository,
      {
        keep: (_tx: EntityManager, name: string, keptS: number) =>
          promised(() => void log.push(`keep ${name} for ${keptS}`)),
      } as unknown as ArchiveFilesRepository,
      {
        write: async (content: AsyncIterable<Buffer>) => {
          for await (const _part of content);
          log.push('store the file');
          meanwhile();
          return 'file 2';
        },
        discard: (name: string) => promised(() => void log.push(`discard ${name}`)),
      } as unknown as ArchiveStoreService,
      { read: () => Promise.resolve(file) } as unknown as FileReaderService,
      {
        room: () =>
          Promise.resolve({
            ...{ links: 10, contents: 10, linkKeys: new Set(), contentUrls: new Set() },
            ...{ providers: new Set(), categoryNames: new Set(), hasTheme: () => true },
          } as ImportRoom),
      } as unknown as OwnPageService,
      {
        enqueue: (_tx: EntityManager, { name }: { name: string }, { id }: { id: string }) =>
          promised(() => void log.push(`enqueue ${name} ${id}`)),
      } as unknown as JobQueueService,
    );
  });

  const read = () => service.read(HANA, UPLOAD);
  /** An import that was read before. */
  const has = (state: ImportState, fileName: string | null = 'file 1', profile = true) => {
    const plan = { profile, links: [0], contents: [] };
    imports.row = {
      ...{ id: 'import 1', accountId: HANA, state, fileName, steps: profile ? 2 : 1 },
      plan: { ...plan, counts: { profile, links: 1, contents: 0, items: 0 } },
    } as unknown as Import;
  };

  describe('reads a file', () => {
    it('and keeps it until it is confirmed', async () => {
      expect(await read()).toMatchObject({
        ...{ id: 'import 2', accountId: HANA, source: 'page', fileName: 'file 2', steps: 1 },
        plan: { profile: false, links: [0], contents: [], counts: { links: 1 } },
      });
      expect(log).toEqual(['store the file', 'begin', `keep file 2 for ${2 * DAY_S}`, 'commit']);
    });

    it('and discards the file of the replaced import', async () => {
      has('read');
      await read();
      expect(log.slice(-2)).toEqual(['commit', 'discard file 1']);
    });

    it('unless another import is under way', async () => {
      has('running');
      await expect(read()).rejects.toBeInstanceOf(ImportRunning);
      expect([log, imports.row?.id]).toEqual([[], 'import 1']);
    });

    it('if the other import has stalled', async () => {
      has('running');
      imports.isStalled = true;
      expect(await read()).toMatchObject({ id: 'import 2' });
    });

    it('and discards it if another import has begun meanwhile', async () => {
      meanwhile = () => has('running');
      await expect(read()).rejects.toBeInstanceOf(ImportRunning);
      expect(log.slice(1)).toEqual(['begin', 'keep file 2 for 0', 'commit', 'discard file 2']);
      expect(imports.row?.id).toBe('import 1');
    });

    it.each<[string, ImportedFile | null]>([
      ['cannot be read', null],
      ['is empty', importedFile({})],
    ])('unless it %s', async (_what, found) => {
      file = found;
      await expect(read()).rejects.toBeInstanceOf(ImportUnreadable);
      expect([log, imports.row]).toEqual([[], null]);
    });

    it.each<[string, Partial<ImportedFile>]>([
      ['a page', { page: PAGE }],
      ['entries that are left out', { leftOut: leftOut(1) }],
    ])('with only %s', async (_what, parts) => {
      file = importedFile(parts);
      expect(await read()).toMatchObject({ id: 'import 2' });
    });

    it('and lists only the first entries that are left out', async () => {
      const total = PORTABILITY_LIMITS.leftOut + 1;
      file = importedFile({ leftOut: leftOut(total) });
      const { leftOut: listed, leftOutTotal } = await read();
      expect([listed.length, leftOutTotal]).toEqual([PORTABILITY_LIMITS.leftOut, total]);
    });
  });

  describe('starts once it is confirmed', () => {
    it('in one transaction, which keeps the file for two days', async () => {
      has('read');
      expect(await service.confirm(HANA, 'import 1', true)).toMatchObject({ state: 'running', steps: 2 });
      expect(log).toEqual([
        'begin',
        'start import 1',
        `keep file 1 for ${2 * DAY_S}`,
        'enqueue run-import import 1',
        'commit',
      ]);
    });

    it.each([true, false])('without the profile, if the file has one: %s', async (profile) => {
      has('read', 'file 1', profile);
      expect(await service.confirm(HANA, 'import 1', false)).toMatchObject({
        steps: 1,
        plan: { profile: false, links: [0], counts: { profile: false, links: 1 } },
      });
    });

    it.each<[ImportState, string | null]>([
      ['running', 'file 1'],
      ['done', null],
      ['cancelled', 'file 1'],
      ['failed', null],
      ['read', null],
    ])('not in the state %s with the file %s', async (state, fileName) => {
      has(state, fileName);
      await expect(service.confirm(HANA, 'import 1', true)).rejects.toBeInstanceOf(ImportEnded);
      expect(log).toEqual(['begin', 'roll back']);
    });

    it('only by its owner', async () => {
      has('read');
      for (const [accountId, id] of [
        ['account-2', 'import 1'],
        [HANA, 'import 2'],
      ] as const)
        await expect(service.confirm(accountId, id, true)).rejects.toBeInstanceOf(ImportNotFound);
      expect(imports.row?.state).toBe('read');
    });
  });

  describe('is cancelled', () => {
    it('with its file, before it is confirmed', async () => {
      has('read');
      await service.cancel(HANA, 'import 1');
      expect([imports.row, log]).toEqual([null, ['begin', 'commit', 'discard file 1']]);
    });

    it('while it is running, but keeps its outcome and its file for the list', async () => {
      has('running');
      await service.cancel(HANA, 'import 1');
      expect([imports.row?.state, log]).toEqual(['cancelled', ['begin', 'commit']]);
    });

    it('after it has ended, without a file', async () => {
      has('done', null);
      await service.cancel(HANA, 'import 1');
      expect([imports.row, log]).toEqual([null, ['begin', 'commit']]);
    });

    it('only by its owner', async () => {
      has('read');
      await expect(service.cancel('account-2', 'import 1')).rejects.toBeInstanceOf(ImportNotFound);
      expect(imports.row?.id).toBe('import 1');
    });
  });
});
