import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { WithdrawReason } from './withdraw-reason.entity.js';

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

  async insertWithdrawal(tx: EntityManager, reasonId: number, reasonText: string | null): Promise<void> {
    await tx.query(
      'INSERT INTO withdrawals (reason_id, reason_text, withdrawn_on) VALUES ($1, $2, current_date)',
      [reasonId, reasonText],
    );
  }
}
