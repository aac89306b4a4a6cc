import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { REASON_LENGTH } from './withdraw-reason.entity.js';
import { WithdrawReasonInUse, WithdrawReasonNotFound } from './withdraw-reasons.errors.js';
import { type ReasonWords, type WithdrawReasonsRepository } from './withdraw-reasons.repository.js';
import { WithdrawReasonsService } from './withdraw-reasons.service.js';

const OTHER = 1;
const UNKNOWN = 9;
const TX = {} as EntityManager;

describe('reasons for withdrawing', () => {
  /** The reasons that somebody has given. */
  let given: number[];
  /** What is written, in order. */
  let log: string[];
  let service: WithdrawReasonsService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    [given, log] = [[], []];
    const note = (what: string) => promised(() => void log.push(what));
    service = new WithdrawReasonsService(
      new FakeTransactions() as unknown as TransactionsService,
      {
        exists: (_tx: EntityManager, id: number) => Promise.resolve(id !== UNKNOWN),
        isGiven: (_tx: EntityManager, id: number) => Promise.resolve(given.includes(id)),
        insertWithdrawal: (_tx: EntityManager, id: number, text: string | null) =>
          note(`record ${id} ${text}`),
        insert: (_tx: EntityManager, { reasonJa, reasonEn }: ReasonWords) =>
          promised(() => {
            log.push(`insert ${reasonJa} ${reasonEn}`);
            return 3;
          }),
        rename: (_tx: EntityManager, id: number, words: Partial<ReasonWords>) =>
          note(`rename ${id} ${JSON.stringify(words)}`),
        reorder: (_tx: EntityManager, ids: number[]) => note(`reorder ${ids.join()}`),
        delete: (_tx: EntityManager, id: number) => note(`delete ${id}`),
      } as unknown as WithdrawReasonsRepository,
    );
  });

  it('are recorded, and only “something else” with a text', async () => {
    await service.record(TX, 2, null);
    await service.record(TX, OTHER, 'Moved');
    expect(log).toEqual(['record 2 null', `record ${OTHER} Moved`]);
  });

  it.each<[string, number, string | null, string]>([
    ['without a text where one is needed', OTHER, null, 'required'],
    ['with a text where none is asked for', 2, 'Moved', 'unknownField'],
  ])('are not recorded %s', async (_what, id, text, code) => {
    await expect(service.record(TX, id, text)).rejects.toMatchObject({
      entries: [{ field: 'reasonText', code }],
    });
    expect(log).toEqual([]);
  });

  it('are added with normalised texts', async () => {
    expect(await service.create({ reasonJa: ' もう使わない ', reasonEn: 'No use' })).toBe(3);
    expect(log).toEqual(['insert もう使わない No use']);
  });

  it('are renamed in the given languages', async () => {
    await service.requireRenamable(2, { reasonEn: 'No use' });
    expect(log).toEqual([]);
    await service.rename(2, { reasonEn: 'No use' });
    expect(log).toEqual(['rename 2 {"reasonEn":"No use"}']);
  });

  it('have texts up to a length', async () => {
    const longest = { reasonJa: 'はい', reasonEn: 'a'.repeat(REASON_LENGTH) };
    await service.create(longest);
    await service.rename(2, longest);
    log.length = 0;
    for (const reasonEn of [`${longest.reasonEn}a`, ' '])
      for (const write of [
        () => service.create({ ...longest, reasonEn }),
        () => service.requireRenamable(2, { reasonEn }),
        () => service.rename(2, { reasonEn }),
      ])
        await expect(write()).rejects.toBeInstanceOf(InvalidInput);
    expect(log).toEqual([]);
  });

  it('are reordered, each once', async () => {
    await service.reorder([3, 2]);
    await expect(service.reorder([2, 2])).rejects.toMatchObject({
      entries: [{ field: 'ids', code: 'invalidFormat' }],
    });
    expect(log).toEqual(['reorder 3,2']);
  });

  it('are deleted unless somebody has given them', async () => {
    await service.requireDeletable(2);
    expect(log).toEqual([]);
    await service.delete(2);
    given = [2];
    for (const id of [2, OTHER]) {
      await expect(service.requireDeletable(id)).rejects.toBeInstanceOf(WithdrawReasonInUse);
      await expect(service.delete(id)).rejects.toBeInstanceOf(WithdrawReasonInUse);
    }
    expect(log).toEqual(['delete 2']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['renamed', () => service.rename(UNKNOWN, { reasonEn: 'No use' })],
    ['checked for a new name', () => service.requireRenamable(UNKNOWN, { reasonEn: 'No use' })],
    ['reordered', () => service.reorder([2, UNKNOWN])],
    ['deleted', () => service.delete(UNKNOWN)],
    ['checked for deletion', () => service.requireDeletable(UNKNOWN)],
    ['recorded', () => service.record(TX, UNKNOWN, null)],
  ])('that are unknown cannot be %s', async (_what, change) => {
    await expect(change()).rejects.toBeInstanceOf(WithdrawReasonNotFound);
    expect(log).toEqual([]);
  });
});
