import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type FoundFile, type MediaStoreService, ORPHAN_MS } from '../../storage/media-store.service.js';
import { type ArchiveFilesRepository } from './archive-files.repository.js';
import { ArchiveStoreService } from './archive-store.service.js';

const MIB = 1024 * 1024;
/** The size of a part. */
const PART = 8 * MIB;
const NOW = Date.parse('2027-01-28T09:00:00Z');
const [FIRST, SECOND] = ['1'.repeat(32), '2'.repeat(32)];

describe('the store of archives', () => {
  /** The calls, in order, without the names of files. */
  let log: string[];
  /** The rows of files. */
  let rows: Map<string, { parts: number; bytes: string }>;
  /** The parts in the store. */
  let stored: Map<string, Buffer>;
  /** The files that are due for deletion. */
  let due: string[];
  /** The batches in which the store is listed. */
  let found: FoundFile[][];
  /** The files registered as due, with their number of parts. */
  let adopted: ReadonlyMap<string, number>[];
  /** What the store fails with. */
  let failure: Error | null;
  let service: ArchiveStoreService;
  beforeEach(() => {
    [log, rows, stored, due, found] = [[], new Map(), new Map(), [], []];
    [adopted, failure] = [[], null];
    const note = (what: string) =>
      promised(() => {
        if (failure && what.startsWith('store')) throw failure;
        log.push(what);
      });
    service = new ArchiveStoreService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        begin: (name: string, keptS: number) => {
          rows.set(name, { parts: 0, bytes: '0' });
          return note(`begin for ${keptS}`);
        },
        grow: (name: string, parts: number, bytes: number) => {
          rows.set(name, { parts, bytes: String(bytes) });
          return note(`grow to ${parts} parts`);
        },
        find: (name: string) => Promise.resolve(rows.get(name) ?? null),
        lockDue: (_tx: EntityManager, asked?: string) => {
          const name = due.find((each) => asked === undefined || each === asked);
          return Promise.resolve(name === undefined ? null : { name, ...rows.get(name) });
        },
        delete: (_tx: EntityManager, name: string) => {
          rows.delete(name);
          due = due.filter((each) => each !== name);
          return note('delete the row');
        },
        adopt: (parts: ReadonlyMap<string, number>) => promised(() => void adopted.push(parts)),
      } as unknown as ArchiveFilesRepository,
      {
        put: async (name: string, content: Buffer) => {
          await note(`store ${content.length} bytes`);
          stored.set(name, content);
        },
        open: (name: string) => {
          const content = stored.get(name);
          return Promise.resolve(
            content ? { bytes: content.length, stream: Readable.from([content]) } : null,
          );
        },
        delete: async (names: string[]) => {
          await note(`store less: ${names.length} parts`);
          for (const name of names) stored.delete(name);
        },
        async *list() {
          for (const batch of found) yield await Promise.resolve(batch);
        },
      } as unknown as MediaStoreService,
    );
  });

  const write = (...chunks: Buffer[]) => service.write(Readable.from(chunks) as AsyncIterable<Buffer>);
  /** Stores a file that is due for deletion, if it is to be. */
  const has = (name: string, parts: number, { isDue = true } = {}) => {
    rows.set(name, { parts, bytes: '0' });
    for (let part = 1; part <= parts; part += 1) stored.set(`${name}-archive-${part}`, Buffer.from('x'));
    if (isDue) due.push(name);
  };

  describe('writes a file', () => {
    it('whose row is there before each part, so that no part is lost track of', async () => {
      await write(Buffer.alloc(PART), Buffer.alloc(1));
      expect(log).toEqual([
        ...['begin for 21600', 'grow to 1 parts', `store ${PART} bytes`],
        ...['grow to 2 parts', 'store 1 bytes'],
      ]);
    });

    it.each<[string, number[], number[]]>([
      ['nothing', [], []],
      ['less than a part', [PART - 1], [PART - 1]],
      ['a part', [PART], [PART]],
      ['small chunks', [5 * MIB, 5 * MIB, MIB], [10 * MIB, MIB]],
    ])('of %s in parts', async (_what, chunks, parts) => {
      const name = await write(...chunks.map((size) => Buffer.alloc(size)));
      expect([...stored.values()].map(({ length }) => length)).toEqual(parts);
      const bytes = parts.reduce((sum, each) => sum + each, 0);
      expect(rows.get(name)).toEqual({ parts: parts.length, bytes: String(bytes) });
    });

    it('under a name that pictures do not have, each another one', async () => {
      const names = [await write(Buffer.from('a')), await write(Buffer.from('a'))];
      expect(new Set(names).size).toBe(2);
      expect([...stored.keys()]).toEqual(names.map((name) => `${name}-archive-1`));
    });

    it('and leaves the row to the sweep if the store is down', async () => {
      failure = new ServiceUnavailable();
      await expect(write(Buffer.from('a'))).rejects.toBe(failure);
      expect([...rows.values()]).toEqual([{ parts: 1, bytes: '1' }]);
    });
  });

  describe('opens a file', () => {
    it('whose parts follow one another', async () => {
      const name = await write(Buffer.alloc(PART, 'a'), Buffer.from('b'));
      const { bytes, stream } = (await service.open(name))!;
      expect(bytes).toBe(PART + 1);
      const written = Buffer.concat([Buffer.alloc(PART, 'a'), Buffer.from('b')]);
      expect(written.equals(await buffer(stream))).toBe(true);
    });

    it('unless it is unknown or empty', async () => {
      expect(await service.open(FIRST)).toBeNull();
      has(FIRST, 0);
      expect(await service.open(FIRST)).toBeNull();
    });

    it('which ends with an error where a part is missing', async () => {
      has(FIRST, 3);
      stored.delete(`${FIRST}-archive-2`);
      const { stream } = (await service.open(FIRST))!;
      await expect(buffer(stream)).rejects.toThrow('2 of 3');
    });
  });

  describe('deletes files', () => {
    it('that are due, each with its row last', async () => {
      has(FIRST, 2);
      has(SECOND, 1);
      expect(await service.sweep()).toBe(2);
      expect(log).toEqual([
        ...['begin', 'store less: 2 parts', 'delete the row', 'commit'],
        ...['begin', 'store less: 1 parts', 'delete the row', 'commit'],
        ...['begin', 'commit'],
      ]);
      expect([rows.size, stored.size]).toEqual([0, 0]);
    });

    it('again if the store was down', async () => {
      has(FIRST, 1);
      failure = new ServiceUnavailable();
      await expect(service.sweep()).rejects.toBe(failure);
      expect([log, rows.has(FIRST)]).toEqual([['begin', 'roll back'], true]);
    });

    it('that nothing refers to any more, and no others', async () => {
      has(FIRST, 1);
      has(SECOND, 1);
      await service.discard(SECOND);
      expect([...rows.keys()]).toEqual([FIRST]);
      has(SECOND, 1, { isDue: false });
      await service.discard(SECOND);
      expect([...rows.keys()]).toEqual([FIRST, SECOND]);
    });

    it('later if the store is down, but not after other failures', async () => {
      has(FIRST, 1);
      failure = new ServiceUnavailable();
      await service.discard(FIRST);
      expect(rows.has(FIRST)).toBe(true);
      failure = new Error('broken');
      await expect(service.discard(FIRST)).rejects.toBe(failure);
    });
  });

  describe('finds files without a row', () => {
    beforeEach(() => {
      jest.useFakeTimers();
      jest.setSystemTime(NOW);
    });
    afterEach(() => jest.useRealTimers());

    const part = (name: string, ageMs = ORPHAN_MS + 1): FoundFile => ({
      name,
      modifiedAt: new Date(NOW - ageMs),
    });

    it('with all their parts, in each batch', async () => {
      found = [
        [part(`${FIRST}-archive-2`), part(`${FIRST}-archive-10`), part(`${SECOND}-archive-1`)],
        [part(`${SECOND}-archive-3`)],
      ];
      await service.findOrphans();
      expect(adopted).toEqual([
        new Map([
          [FIRST, 10],
          [SECOND, 1],
        ]),
        new Map([[SECOND, 3]]),
      ]);
    });

    it.each([
      ['pictures', part(`${FIRST}-640.webp`)],
      ['names that are too short', part('1-archive-1')],
      ['files that are a day old', part(`${FIRST}-archive-1`, ORPHAN_MS)],
    ])('but not %s', async (_what, file) => {
      found = [[file]];
      await service.findOrphans();
      expect(adopted).toEqual([]);
    });
  });
});
