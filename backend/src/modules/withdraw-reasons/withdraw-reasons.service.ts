import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { type WithdrawReason } from './withdraw-reason.entity.js';
import { WithdrawReasonNotFound } from './withdraw-reasons.errors.js';
import { WithdrawReasonsRepository } from './withdraw-reasons.repository.js';

/** "Something else": the reason that has to be put into words. */
const OTHER = 1;

/** Why people leave. */
@Injectable()
export class WithdrawReasonsService {
  constructor(private readonly reasons: WithdrawReasonsRepository) {}

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
}
