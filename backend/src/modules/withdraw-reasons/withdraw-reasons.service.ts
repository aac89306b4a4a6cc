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

/** "Other", the only reason with a text of the owner's. */
const OTHER = 1;

/** Reasons for withdrawing. Operators manage them from the command line. */
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
   * Records the reason of a withdrawal, without the account.
   *
   * @throws InvalidInput if "something else" has no text, or another reason has one
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
   * Adds a reason.
   *
   * @throws InvalidInput for each invalid text
   */
  async create(words: ReasonWords): Promise<number> {
    const written = readShortWords(words, REASON_LENGTH);
    const id = await this.transactions.run((tx) => this.reasons.insert(tx, written, OTHER));
    this.logger.log({ event: 'withdraw-reason.created', reasonId: id });
    return id;
  }

  /**
   * Changes a reason in the given languages.
   *
   * @throws InvalidInput for each invalid text
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
   * Validates a change without storing it.
   *
   * @throws InvalidInput for each invalid text
   * @throws WithdrawReasonNotFound
   */
  async requireRenamable(id: number, words: Partial<ReasonWords>): Promise<void> {
    readShortWords(words, REASON_LENGTH);
    await this.transactions.run((tx) => this.require(tx, id));
  }

  /**
   * Reorders the reasons; those that are left out follow in their present order, and "something else" stays last.
   *
   * @throws InvalidInput if an id is duplicate
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
   * Deletes a reason.
   *
   * @throws WithdrawReasonNotFound
   * @throws WithdrawReasonInUse if somebody has given it, or it is "something else"
   */
  async delete(id: number): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.requireUnused(tx, id);
      await this.reasons.delete(tx, id);
    });
    this.logger.log({ event: 'withdraw-reason.deleted', reasonId: id });
  }

  /**
   * Checks that a reason can be deleted.
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

  /** The reasons given in the last months, without who gave them. */
  report(months: number): Promise<MonthlyReason[]> {
    return this.reasons.report(months);
  }
}
