import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { CategoryInUse, CategoryNotFound } from './categories.errors.js';
import { type CategoriesRepository } from './categories.repository.js';
import { CategoriesService } from './categories.service.js';
import { CATEGORY_LIMITS } from './category.rules.js';

const HANA = 'account-1';
const UNKNOWN = 9;
const TX = {} as EntityManager;

/** Two kinds with categories, as the ID of each and of its kind. */
const KINDS = new Map<number, number | null>([
  [1, null],
  [2, null],
  [11, 1],
  [12, 1],
  [21, 2],
]);

describe('categories', () => {
  /** The categories that an account has chosen. */
  let chosen: number[];
  /** What is written, in order. */
  let log: string[];
  let service: CategoriesService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    [chosen, log] = [[], []];
    const note = (what: string) => promised(() => void log.push(what));
    service = new CategoriesService(
      new FakeTransactions() as unknown as TransactionsService,
      {
        findForUpdate: (_tx: EntityManager, id: number) => {
          const parentId = KINDS.get(id);
          return Promise.resolve(parentId === undefined ? null : { id, parentId });
        },
        countChoosable: (_tx: EntityManager, ids: number[]) =>
          Promise.resolve(new Set(ids.filter((id) => (KINDS.get(id) ?? null) !== null)).size),
        choose: (_tx: EntityManager, accountId: string, ids: number[]) =>
          note(`choose ${ids.join()} for ${accountId}`),
        insert: (_tx: EntityManager, { parentId, nameEn }: { parentId: number | null; nameEn: string }) =>
          promised(() => {
            log.push(`insert ${nameEn} in ${parentId}`);
            return 13;
          }),
        rename: (_tx: EntityManager, id: number, names: object) =>
          note(`rename ${id} ${JSON.stringify(names)}`),
        reorder: (_tx: EntityManager, parentId: number | null, ids: number[]) =>
          note(`reorder ${ids.join()} in ${parentId}`),
        isInUse: (_tx: EntityManager, id: number) =>
          Promise.resolve(chosen.includes(id) || [...KINDS.values()].includes(id)),
        delete: (_tx: EntityManager, id: number) => note(`delete ${id}`),
      } as unknown as CategoriesRepository,
    );
  });

  it('are chosen by accounts', async () => {
    await service.choose(TX, HANA, [12, 21]);
    expect(log).toEqual([`choose 12,21 for ${HANA}`]);
  });

  it.each<[string, number[]]>([
    ['twice', [11, 11]],
    ['with an unknown one', [11, UNKNOWN]],
    ['with a kind', [11, 1]],
  ])('are not chosen %s', async (_what, ids) => {
    await expect(service.choose(TX, HANA, ids)).rejects.toMatchObject({
      entries: [{ field: 'categories', code: 'invalidFormat' }],
    });
    expect(log).toEqual([]);
  });

  it('are added to a kind, or as one', async () => {
    expect(await service.create(1, { nameJa: ' 花 ', nameEn: ' Flowers ' })).toBe(13);
    await service.create(null, { nameJa: '庭', nameEn: 'Garden' });
    expect(log).toEqual(['insert Flowers in 1', 'insert Garden in null']);
  });

  it.each([UNKNOWN, 11])('are not added to what is no kind: %s', async (kindId) => {
    await expect(service.create(kindId, { nameJa: '花', nameEn: 'Flowers' })).rejects.toBeInstanceOf(
      CategoryNotFound,
    );
    expect(log).toEqual([]);
  });

  it('are renamed in the given languages', async () => {
    await service.requireRenamable(11, { nameEn: 'Flowers' });
    expect(log).toEqual([]);
    await service.rename(11, { nameEn: 'Flowers' });
    expect(log).toEqual(['rename 11 {"nameEn":"Flowers"}']);
  });

  it('have names up to a length', async () => {
    const longest = { nameJa: '花', nameEn: 'a'.repeat(CATEGORY_LIMITS.name) };
    await service.create(1, longest);
    await service.rename(11, longest);
    log.length = 0;
    for (const nameEn of [`${longest.nameEn}a`, ' '])
      for (const write of [
        () => service.create(1, { ...longest, nameEn }),
        () => service.requireRenamable(11, { nameEn }),
        () => service.rename(11, { nameEn }),
      ])
        await expect(write()).rejects.toBeInstanceOf(InvalidInput);
    expect(log).toEqual([]);
  });

  it('are reordered within their kind, and kinds among each other', async () => {
    await service.reorder([12, 11]);
    await service.reorder([2, 1]);
    expect(log).toEqual(['reorder 12,11 in 1', 'reorder 2,1 in null']);
  });

  it.each<[string, number[]]>([
    ['twice', [11, 11]],
    ['with those of another kind', [11, 21]],
    ['with their kind', [11, 1]],
    ['without any', []],
  ])('are not reordered %s', async (_what, ids) => {
    await expect(service.reorder(ids)).rejects.toMatchObject({
      entries: [{ field: 'ids', code: 'invalidFormat' }],
    });
    expect(log).toEqual([]);
  });

  it('are deleted unless they are chosen, and kinds unless they have categories', async () => {
    await service.requireDeletable(11);
    expect(log).toEqual([]);
    await service.delete(11);
    chosen = [12];
    for (const id of [12, 1]) {
      await expect(service.requireDeletable(id)).rejects.toBeInstanceOf(CategoryInUse);
      await expect(service.delete(id)).rejects.toBeInstanceOf(CategoryInUse);
    }
    expect(log).toEqual(['delete 11']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['renamed', () => service.rename(UNKNOWN, { nameEn: 'Flowers' })],
    ['checked for a new name', () => service.requireRenamable(UNKNOWN, { nameEn: 'Flowers' })],
    ['reordered', () => service.reorder([11, UNKNOWN])],
    ['deleted', () => service.delete(UNKNOWN)],
    ['checked for deletion', () => service.requireDeletable(UNKNOWN)],
  ])('that are unknown cannot be %s', async (_what, change) => {
    await expect(change()).rejects.toBeInstanceOf(CategoryNotFound);
    expect(log).toEqual([]);
  });
});
