import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { readShortWords } from '../../common/validation/short-words.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { REASON_LENGTH, type WithdrawReason } from './withdraw-reason.entity.js';
import { WithdrawReasonInUse, WithdrawReasonNotFound } from './withdraw-reasons.errors.js';
import {
  type MonthlyReason,
  type ReasonWords,
  WithdrawReasonsRepository,
} from './withdraw-reasons.repository.js';

/** "Something else": the reason that has to be put into words. */
const OTHER = 1;

/** Why people leave. Operators make, word, order and delete the reasons from their command line. */
@Injectable()
export class WithdrawReasonsService {
  private readonly logger = new Logger(WithdrawReasonsService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly reasons: WithdrawReasonsRepository,
  ) {}

  /** The reasons to choose from, "something else" last. */
  list(): Promise<WithdrawReason[]> {
    return this.reasons.list(OTHER);
  }

  /**
   * Keeps why somebody leaves, without who it is.
   *
   * @throws InvalidInput where "something else" has no words, or another reason has
   * @throws WithdrawReasonNotFound
   */
  async record(tx: EntityManager, reasonId: number, reasonText: string | null): Promise<void> {
    if (reasonId === OTHER && reasonText === null)
      throw new InvalidInput([{ field: 'reasonText', code: 'required' }]);
    if (reasonId !== OTHER && reasonText !== null)
      throw new InvalidInput([{ field: 'reasonText', code: 'unknownField' }]);
    if (!(await this.reasons.exists(tx, reasonId))) throw new WithdrawReasonNotFound();
    await this.reasons.insertWithdrawal(tx, reasonId, reasonText);
  }

  /**
   * Offers another reason, behind the others.
   *
   * @throws InvalidInput naming each language whose words are none
   */
  async create(words: ReasonWords): Promise<number> {
    const written = readShortWords(words, REASON_LENGTH);
    const id = await this.transactions.run((tx) => this.reasons.insert(tx, written, OTHER));
    this.logger.log({ event: 'withdraw-reason.created', reasonId: id });
    return id;
  }

  /**
   * Words a reason anew, in the languages that are given.
   *
   * @throws InvalidInput naming each language whose words are none
   * @throws WithdrawReasonNotFound
   */
  async rename(id: number, words: Partial<ReasonWords>): Promise<void> {
    const written = readShortWords(words, REASON_LENGTH);
    await this.transactions.run(async (tx) => {
      await this.require(tx, id);
      await this.reasons.rename(tx, id, written);
    });
    this.logger.log({ event: 'withdraw-reason.renamed', reasonId: id });
  }

  /**
   * Whether a reason could be worded like this.
   *
   * @throws InvalidInput naming each language whose words are none
   * @throws WithdrawReasonNotFound
   */
  async requireRenamable(id: number, words: Partial<ReasonWords>): Promise<void> {
    readShortWords(words, REASON_LENGTH);
    await this.transactions.run((tx) => this.require(tx, id));
  }

  /**
   * Puts the reasons into an order; those that are not named keep theirs behind them, "something else" stays last.
   *
   * @throws InvalidInput where one is named twice
   * @throws WithdrawReasonNotFound
   */
  async reorder(ids: number[]): Promise<void> {
    if (new Set(ids).size !== ids.length) throw new InvalidInput([{ field: 'ids', code: 'invalidFormat' }]);
    await this.transactions.run(async (tx) => {
      for (const id of ids) await this.require(tx, id);
      await this.reasons.reorder(tx, ids);
    });
  }

  /**
   * Offers a reason no longer.
   *
   * @throws WithdrawReasonNotFound
   * @throws WithdrawReasonInUse where somebody has left for it, or it is "something else"
   */
  async delete(id: number): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.requireUnused(tx, id);
      await this.reasons.delete(tx, id);
    });
    this.logger.log({ event: 'withdraw-reason.deleted', reasonId: id });
  }

  /**
   * Whether a reason could be deleted.
   *
   * @throws WithdrawReasonNotFound
   * @throws WithdrawReasonInUse
   */
  async requireDeletable(id: number): Promise<void> {
    await this.transactions.run((tx) => this.requireUnused(tx, id));
  }

  private async requireUnused(tx: EntityManager, id: number): Promise<void> {
    await this.require(tx, id);
    if (id === OTHER || (await this.reasons.isGiven(tx, id))) throw new WithdrawReasonInUse();
  }

  private async require(tx: EntityManager, id: number): Promise<void> {
    if (!(await this.reasons.exists(tx, id))) throw new WithdrawReasonNotFound();
  }

  /** Why people left in the last months, without saying who. */
  report(months: number): Promise<MonthlyReason[]> {
    return this.reasons.report(months);
  }
}
