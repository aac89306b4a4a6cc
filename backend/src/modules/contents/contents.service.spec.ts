import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { type AppError } from '../../common/errors/app-error.js';
import { Forbidden, InvalidInput } from '../../common/errors/request-errors.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { type AccountsService } from '../accounts/accounts.service.js';
import { type PicturesService } from '../pictures/pictures.service.js';
import { ALWAYS_VISIBLE, type Schedule } from '../visibility/visibility.rules.js';
import { type ContentReadModel, type SingleContentView } from './content.read-model.js';
import { ContentNotFound, ContentsChanged } from './contents.errors.js';
import { type ContentsRepository, type ContentWords } from './contents.repository.js';
import { ContentsService } from './contents.service.js';

const HANA = 'account-1';
const TARO = 'account-2';
/** Hana's contents: one that everybody sees, and one that only she sees. */
const CONTENT = 5;
const HIDDEN = 6;

describe('contents', () => {
  /** The calls, in order. */
  let log: string[];
  /** Who may see the contents, and when. */
  let schedules: Map<number, Schedule>;
  /** The schedule as written. */
  let written: Schedule | null;
  /** Whether a content that a new order names is gone. */
  let isChanged: boolean;
  let service: ContentsService;
  beforeEach(() => {
    [log, written, isChanged] = [[], null, false];
    schedules = new Map([
      [CONTENT, ALWAYS_VISIBLE],
      [HIDDEN, { ...ALWAYS_VISIBLE, visibility: 'hidden' }],
    ]);
    const note = (what: string) => promised(() => void log.push(what));
    const find = (id: number, viewerId: string | null) => {
      const isSeen = schedules.has(id) && (id !== HIDDEN || viewerId === HANA);
      return isSeen ? ({ id, accountId: HANA } as SingleContentView) : null;
    };
    const rows = { rows: [{ id: CONTENT }], total: 2 };
    service = new ContentsService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        getPublic: (displayId: string) =>
          promised(() => {
            const id = { hana: HANA, taro: TARO }[displayId];
            if (id === undefined) throw new AccountNotFound();
            return { id };
          }),
      } as unknown as AccountsService,
      {
        remove: (_tx: EntityManager, ids: number[]) => note(`remove the pictures ${ids.join()}`),
      } as unknown as PicturesService,
      {
        sorted: {
          lock: (_tx: EntityManager, accountId: string) => note(`lock the list of ${accountId}`),
          reorder: (_tx: EntityManager, accountId: string, ids: number[], changed: AppError) =>
            promised(() => {
              if (isChanged) throw changed;
              log.push(`reorder ${ids.join()} of ${accountId}`);
            }),
        },
        findOwner: (_tx: EntityManager, id: number) => Promise.resolve(schedules.has(id) ? HANA : null),
        findSchedule: (_tx: EntityManager, id: number) => Promise.resolve(schedules.get(id) ?? null),
        update: (_tx: EntityManager, id: number, { title }: ContentWords, schedule: Schedule) => {
          written = schedule;
          return note(`update ${id} with ${title}`);
        },
        delete: (_tx: EntityManager, id: number) => note(`delete ${id}`),
      } as unknown as ContentsRepository,
      {
        find: (id: number, viewerId: string | null) => Promise.resolve(find(id, viewerId)),
        findAll: (ids: number[]) => Promise.resolve(ids.toReversed().flatMap((id) => find(id, null) ?? [])),
        listDeleted: (ids: number[]) => Promise.resolve(ids.filter((id) => !schedules.has(id))),
        findOwnerOfShown: (id: number, viewerId: string | null) =>
          Promise.resolve(find(id, viewerId)?.accountId ?? null),
        findPictureIds: () => Promise.resolve([11, 12]),
        listTiles: () => note('read the grid').then(() => rows),
        listTilesBeside: () => Promise.resolve(rows),
      } as unknown as ContentReadModel,
    );
  });

  const range = { offset: 0, limit: 1 };
  const pageThat = (shown: boolean) =>
    ({ id: HANA, blocks: [{ name: 'content', shown }] }) as unknown as AccountView;

  describe('in a grid', () => {
    it('are listed with where the next part begins', async () => {
      const part = { entries: [{ id: CONTENT }], total: 2, nextOffset: 1 };
      expect(await service.listTiles(pageThat(true), range)).toEqual(part);
      expect((await service.listTilesBeside(CONTENT, range))(pageThat(true))).toEqual(part);
    });

    it('are not listed if the page hides them', async () => {
      const part = { entries: [], total: 0, nextOffset: null };
      expect(await service.listTiles(pageThat(false), range)).toEqual(part);
      expect((await service.listTilesBeside(CONTENT, range))(pageThat(false))).toEqual(part);
      expect(log).toEqual([]);
    });
  });

  it('that are looked up are in the given order, and deleted ones are named', async () => {
    schedules.set(7, ALWAYS_VISIBLE);
    expect(await service.lookUp([7, HIDDEN, 8, CONTENT], { offset: 0, limit: 4 })).toMatchObject({
      ...{ entries: [{ id: 7 }, { id: CONTENT }], total: 4, goneIds: [8] },
    });
  });

  describe('are seen', () => {
    it.each<[string, number, string | null]>([
      ['by anybody', CONTENT, null],
      ['by their owner, even if hidden', HIDDEN, HANA],
    ])('%s', async (_what, id, viewerId) => {
      expect(await service.get('hana', id, viewerId)).toMatchObject({ id });
      expect(await service.requireShown(id, viewerId)).toBe(HANA);
    });

    it.each<[string, number, string | null]>([
      ['if hidden', HIDDEN, TARO],
      ['if there is none', 9, HANA],
    ])('by nobody else %s', async (_what, id, viewerId) => {
      await expect(service.get('hana', id, viewerId)).rejects.toBeInstanceOf(ContentNotFound);
      await expect(service.requireShown(id, viewerId)).rejects.toBeInstanceOf(ContentNotFound);
    });

    it('only with their own account', async () => {
      await expect(service.get('taro', CONTENT, null)).rejects.toBeInstanceOf(ContentNotFound);
      await expect(service.get('nobody', CONTENT, null)).rejects.toBeInstanceOf(AccountNotFound);
    });
  });

  it('exist for their owner', async () => {
    await service.requireOf({ id: HANA }, HIDDEN);
    await expect(service.requireOf({ id: TARO }, CONTENT)).rejects.toBeInstanceOf(ContentNotFound);
    await expect(service.requireOf({ id: HANA }, 9)).rejects.toBeInstanceOf(ContentNotFound);
  });

  it('have an owner if they exist', async () => {
    expect(await service.getOwnerId(HIDDEN)).toBe(HANA);
    await expect(service.getOwnerId(9)).rejects.toBeInstanceOf(ContentNotFound);
  });

  describe('are changed', () => {
    const update = (id = CONTENT, visibility: Partial<Schedule> = {}, accountId = HANA) =>
      service.update(accountId, id, { title: 'New' }, visibility);

    it('in one transaction', async () => {
      expect(await update(HIDDEN)).toMatchObject({ id: HIDDEN });
      expect(log).toEqual(['begin', `lock the list of ${HANA}`, `update ${HIDDEN} with New`, 'commit']);
      expect(written).toEqual(schedules.get(HIDDEN));
    });

    it('within their schedule, of which omitted parts stay', async () => {
      const visibleFrom = new Date('2027-01-01T00:00:00Z');
      schedules.set(CONTENT, { ...ALWAYS_VISIBLE, visibleFrom });
      const visibleUntil = new Date('2027-01-01T00:00:01Z');
      await update(CONTENT, { visibleUntil });
      expect(written).toEqual({ visibility: 'public', visibleFrom, visibleUntil });
    });

    it('unless they would end when they begin', async () => {
      const visibleFrom = new Date('2027-01-01T00:00:00Z');
      schedules.set(CONTENT, { ...ALWAYS_VISIBLE, visibleFrom });
      await expect(update(CONTENT, { visibleUntil: visibleFrom })).rejects.toBeInstanceOf(InvalidInput);
      expect([written, log.at(-1)]).toEqual([null, 'roll back']);
    });

    it('but not back to a draft', async () => {
      await expect(update(CONTENT, { visibility: 'draft' })).rejects.toBeInstanceOf(InvalidInput);
      expect([written, log.at(-1)]).toEqual([null, 'roll back']);
    });
  });

  describe('are deleted', () => {
    it('with their pictures and other work in one transaction', async () => {
      await service.delete(HANA, CONTENT, () => Promise.resolve(void log.push('also')));
      expect(log).toEqual([
        ...['begin', `lock the list of ${HANA}`, `delete ${CONTENT}`],
        ...['remove the pictures 11,12', 'also', 'commit'],
      ]);
    });

    it('not if the other work fails', async () => {
      await expect(service.delete(HANA, CONTENT, () => Promise.reject(new Error('stopped')))).rejects.toThrow(
        'stopped',
      );
      expect(log.at(-1)).toBe('roll back');
    });
  });

  it.each<[string, string, number, new () => Error]>([
    ['of another account', TARO, CONTENT, Forbidden],
    ['that do not exist', HANA, 9, ContentNotFound],
  ])('%s are neither changed nor deleted', async (_which, accountId, id, error) => {
    await expect(service.update(accountId, id, {}, {})).rejects.toBeInstanceOf(error);
    await expect(service.delete(accountId, id)).rejects.toBeInstanceOf(error);
    const refused = ['begin', `lock the list of ${accountId}`, 'roll back'];
    expect(log).toEqual([...refused, ...refused]);
  });

  it('are put in another order, unless one is gone meanwhile', async () => {
    await service.reorder(HANA, [HIDDEN, CONTENT]);
    expect(log).toEqual(['begin', `reorder ${HIDDEN},${CONTENT} of ${HANA}`, 'commit']);
    isChanged = true;
    await expect(service.reorder(HANA, [9])).rejects.toBeInstanceOf(ContentsChanged);
  });
});
