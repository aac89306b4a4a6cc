import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { violatedConstraint } from '../../common/errors/failure-mapping.js';
import { moveToFront } from '../../database/sorted-list.js';
import { WithdrawReason } from './withdraw-reason.entity.js';
import { Withdrawal } from './withdrawal.entity.js';
import { WithdrawReasonInUse } from './withdraw-reasons.errors.js';

/** How often a reason was given in a month, and the texts of those who wrote one. */
export interface MonthlyReason {
  /** As 2026-11. */
  month: string;
  reasonId: number;
  reasonJa: string;
  reasonEn: string;
  count: number;
  texts: string[];
}

/** A reason in each language. */
export type ReasonWords = Pick<WithdrawReason, 'reasonJa' | 'reasonEn'>;

/** Reasons for withdrawing in the database, and which were given. */
@Injectable()
export class WithdrawReasonsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The reasons in display order; the given one always comes last. */
  list(lastId: number): Promise<WithdrawReason[]> {
    return this.dataSource
      .createQueryBuilder(WithdrawReason, 'reason')
      .orderBy('(reason.id = :lastId)', 'ASC')
      .addOrderBy('reason.position')
      .addOrderBy('reason.id')
      .setParameter('lastId', lastId)
      .getMany();
  }

  async exists(tx: EntityManager, id: number): Promise<boolean> {
    return tx.existsBy(WithdrawReason, { id });
  }

  /** Adds a reason before the one that always comes last, with the next id. */
  async insert(tx: EntityManager, { reasonJa, reasonEn }: ReasonWords, lastId: number): Promise<number> {
    // Concurrent inserts would take the same id.
    await tx.query('LOCK TABLE withdraw_reasons IN SHARE ROW EXCLUSIVE MODE');
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO withdraw_reasons (id, reason_ja, reason_en, position)
       SELECT max(id) + 1, $1, $2, coalesce(max(position) FILTER (WHERE id <> $3), 0) + 1 FROM withdraw_reasons
       RETURNING id`,
      [reasonJa, reasonEn, lastId],
    );
    return (row as { id: number }).id;
  }

  async rename(tx: EntityManager, id: number, words: Partial<ReasonWords>): Promise<void> {
    await tx.update(WithdrawReason, { id }, words);
  }

  /** Moves the given reasons to the front, in this order; the others follow in theirs. */
  async reorder(tx: EntityManager, ids: number[]): Promise<void> {
    await moveToFront(tx, { table: 'withdraw_reasons' }, ids);
  }

  /** Whether anybody has given this reason. */
  isGiven(tx: EntityManager, id: number): Promise<boolean> {
    return tx.existsBy(Withdrawal, { reasonId: id });
  }

  /** @throws WithdrawReasonInUse if somebody has given this reason */
  async delete(tx: EntityManager, id: number): Promise<void> {
    try {
      await tx.delete(WithdrawReason, { id });
    } catch (error) {
      if (violatedConstraint(error) === 'withdrawals_reason_fk') throw new WithdrawReasonInUse();
      throw error;
    }
  }

  async insertWithdrawal(tx: EntityManager, reasonId: number, reasonText: string | null): Promise<void> {
    await tx.insert(Withdrawal, { reasonId, reasonText, withdrawnOn: () => 'current_date' });
  }

  /** The given reasons by month, newest first. Texts are sorted, so that their order does not show who left when. */
  report(months: number): Promise<MonthlyReason[]> {
    return this.dataSource.query<MonthlyReason[]>(
      `SELECT to_char(withdrawal.withdrawn_on, 'YYYY-MM') AS month, reason.id AS "reasonId",
              reason.reason_ja AS "reasonJa", reason.reason_en AS "reasonEn", count(*)::int AS count,
              coalesce(array_agg(withdrawal.reason_text ORDER BY withdrawal.reason_text)
                         FILTER (WHERE withdrawal.reason_text IS NOT NULL), '{}') AS texts
         FROM withdrawals withdrawal JOIN withdraw_reasons reason ON reason.id = withdrawal.reason_id
        WHERE withdrawal.withdrawn_on >= date_trunc('month', current_date) - make_interval(months => $1 - 1)
        GROUP BY month, reason.id ORDER BY month DESC, count DESC, reason.id`,
      [months],
    );
  }
}
