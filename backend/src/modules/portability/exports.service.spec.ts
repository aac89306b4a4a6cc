import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { type AppConfig } from '../../config/app-config.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type JobQueueService } from '../../jobs/job-queue.service.js';
import { type MailOutboxService } from '../../mail/mail-outbox.service.js';
import { FreshProofNeeded } from '../../security/sessions/fresh-proof.errors.js';
import { type SessionsService, type SignedIn } from '../../security/sessions/sessions.service.js';
import { type AccountsService } from '../accounts/accounts.service.js';
import { type ArchiveFilesRepository } from './archive-files.repository.js';
import { type ArchiveStoreService } from './archive-store.service.js';
import { type Export } from './export.entity.js';
import { type ExportsRepository } from './exports.repository.js';
import { ExportsService } from './exports.service.js';
import { ExportNotFound, ExportRunning } from './portability.errors.js';

const HANA: SignedIn = { accountId: 'account-1', sessionId: 'session-1' };
const NOW = Date.parse('2027-01-28T09:00:00Z');
const DAY_MS = 86_400_000;

const at = (ms: number) => new Date(NOW + ms);

describe('an archive', () => {
  let stored: Pick<Export, 'state' | 'fileName' | 'availableUntil' | 'requestedAt'> | null;
  let proven: boolean;
  let email: string | null;
  /** Files in the store. */
  let files: Set<string>;
  let mails: string[];
  let jobs: number;
  let service: ExportsService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
    [stored, proven, email, files, mails, jobs] = [null, true, 'hana@a.example', new Set(), [], 0];
    service = new ExportsService(
      { publicUrl: 'https://hitohira.example' } as AppConfig,
      new FakeTransactions() as unknown as TransactionsService,
      {
        requireFreshProof: () => (proven ? Promise.resolve() : Promise.reject(new FreshProofNeeded())),
      } as unknown as SessionsService,
      {
        lock: () => Promise.resolve({ email, language: 'ja', displayName: 'Hana' }),
      } as unknown as AccountsService,
      {
        find: () => Promise.resolve(stored),
        begin: () => {
          if (stored?.state === 'making') return Promise.resolve(false);
          stored = {
            fileName: null,
            availableUntil: null,
            ...stored,
            state: 'making',
            requestedAt: at(0),
          };
          return Promise.resolve(true);
        },
        finish: (_tx: object, _accountId: string, fileName: string, days: number) => {
          if (stored?.state !== 'making') return Promise.resolve(null);
          stored = { ...stored, state: 'ready', fileName, availableUntil: at(days * DAY_MS) };
          return Promise.resolve(stored);
        },
      } as unknown as ExportsRepository,
      {
        keep: () => Promise.resolve(),
        find: (name: string) => Promise.resolve(files.has(name) ? { bytes: '7' } : null),
      } as unknown as ArchiveFilesRepository,
      {
        open: (name: string) =>
          Promise.resolve(files.has(name) ? { bytes: 7, stream: Readable.from(['archive']) } : null),
      } as unknown as ArchiveStoreService,
      { enqueue: () => Promise.resolve(void (jobs += 1)) } as unknown as JobQueueService,
      {
        post: (_tx: object, to: string) => Promise.resolve(void mails.push(to)),
      } as unknown as MailOutboxService,
    );
  });
  afterEach(() => jest.useRealTimers());

  const make = async (fileName = 'file-1') => {
    await service.request(HANA);
    files.add(fileName);
    return service.finish(HANA.accountId, fileName);
  };

  it('is made once at a time, mailed about, and available for seven days', async () => {
    expect(await service.request(HANA)).toMatchObject({ state: 'making', availableUntil: null });
    await expect(service.request(HANA)).rejects.toBeInstanceOf(ExportRunning);
    files.add('file-1');
    expect(await service.finish(HANA.accountId, 'file-1')).toBe(true);
    expect([jobs, mails]).toEqual([1, ['hana@a.example']]);
    expect(await service.get(HANA.accountId)).toMatchObject({
      ...{ state: 'ready', bytes: 7, availableUntil: at(7 * DAY_MS) },
    });
    expect(await service.open(HANA.accountId)).toMatchObject({ bytes: 7 });
    jest.setSystemTime(at(7 * DAY_MS));
    expect(await service.get(HANA.accountId)).toMatchObject({ state: 'none', bytes: null });
    await expect(service.open(HANA.accountId)).rejects.toBeInstanceOf(ExportNotFound);
  });

  it('needs a fresh proof', async () => {
    proven = false;
    await expect(service.request(HANA)).rejects.toBeInstanceOf(FreshProofNeeded);
    expect([stored, jobs]).toEqual([null, 0]);
  });

  it('stays available while the next one is made', async () => {
    await make();
    await service.request(HANA);
    expect(await service.get(HANA.accountId)).toMatchObject({ state: 'making', bytes: 7 });
    expect(await service.open(HANA.accountId)).toMatchObject({ bytes: 7 });
  });

  it('has failed if it is not made within an hour', async () => {
    await service.request(HANA);
    jest.setSystemTime(at(3_600_001));
    expect(await service.get(HANA.accountId)).toMatchObject({ state: 'failed' });
  });

  it('is not mailed about without an address', async () => {
    email = null;
    expect(await make()).toBe(true);
    expect(mails).toEqual([]);
  });

  it('is not offered once its request is gone', async () => {
    expect(await service.finish(HANA.accountId, 'file-1')).toBe(false);
    expect(mails).toEqual([]);
  });

  it('that the store has lost is not found', async () => {
    await make();
    files.clear();
    expect(await service.get(HANA.accountId)).toMatchObject({ availableUntil: null, bytes: null });
    await expect(service.open(HANA.accountId)).rejects.toBeInstanceOf(ExportNotFound);
  });
});
