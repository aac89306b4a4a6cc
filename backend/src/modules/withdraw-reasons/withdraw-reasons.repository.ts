import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { violatedConstraint } from '../../common/errors/failure-mapping.js';
import { WithdrawReason } from './withdraw-reason.entity.js';
import { Withdrawal } from './withdrawal.entity.js';
import { WithdrawReasonInUse } from './withdraw-reasons.errors.js';

/** How often people left for a reason in a month, and what they wrote. */
export interface MonthlyReason {
  /** As 2026-11. */
  month: string;
  reasonId: number;
  reasonJa: string;
  reasonEn: string;
  count: number;
  texts: string[];
}

/** What a reason says in each language. */
export type ReasonWords = Pick<WithdrawReason, 'reasonJa' | 'reasonEn'>;

/** Reasons for leaving in the database, and which of them were given. */
@Injectable()
export class WithdrawReasonsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The reasons in the order in which they are offered; one of them always comes last. */
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

  /** Adds a reason behind the others, save the one that always comes last; its number is the next one. */
  async insert(tx: EntityManager, { reasonJa, reasonEn }: ReasonWords, lastId: number): Promise<number> {
    // Two at once would take the same number.
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

  /** Puts those named first, in this order; the others keep theirs behind them. */
  async reorder(tx: EntityManager, ids: number[]): Promise<void> {
    await tx.query(
      `UPDATE withdraw_reasons
          SET position = placed.place
         FROM (SELECT id, row_number() OVER (ORDER BY array_position($1::int[], id), position, id) AS place
                 FROM withdraw_reasons) placed
        WHERE placed.id = withdraw_reasons.id AND withdraw_reasons.position <> placed.place`,
      [ids],
    );
  }

  /** Whether anybody has left for this reason. */
  isGiven(tx: EntityManager, id: number): Promise<boolean> {
    return tx.existsBy(Withdrawal, { reasonId: id });
  }

  /** @throws WithdrawReasonInUse where somebody has left for this reason */
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

  /** Why people left, month by month, the newest first. In an order that does not tell who left when. */
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
